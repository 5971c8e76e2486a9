/** The size of Z3's memory, in pages of WebAssembly. The package reserves 2 GiB, which phones refuse. */
export const MEMORY_PAGES = 8192;

/** The same in bytes, 512 MiB: the largest puzzles take less than half of it. */
export const MEMORY_BYTES = MEMORY_PAGES * 65_536;
