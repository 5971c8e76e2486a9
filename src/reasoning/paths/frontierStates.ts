/** How many states a table has room for at first. */
const FIRST = 1024;
/** A multiplier for hashing, as in FNV-1a with 32 bits. */
const PRIME = 16_777_619;

/**
 * The states of one frontier, each once, in an open-addressing hash table. A state is `stride` bytes, a multiple
 * of four.
 */
export class FrontierStates {
  readonly stride: number;
  size = 0;
  /** The bytes of all states, one after the other. */
  keys: Uint8Array;
  /** Of each state, from which state before it comes and which sides were drawn, as its caller says it. */
  origins: Uint32Array = new Uint32Array(FIRST);
  /** 1 if several ways lead to the state. */
  several: Uint8Array = new Uint8Array(FIRST);
  /** The entry of each hash, plus 1; 0 if free. A power of two, more than twice as many as entries. */
  private slots: Uint32Array = new Uint32Array(4 * FIRST);
  private words: Uint32Array;
  private readonly wordsEach: number;

  constructor(stride: number) {
    this.stride = stride;
    this.wordsEach = stride / 4;
    this.keys = new Uint8Array(FIRST * stride);
    this.words = new Uint32Array(this.keys.buffer);
  }

  /** Adds a state, or another way to one that is there; `newest` keeps the origin that came last. */
  add(key: Uint32Array, several: number, origin: number, newest: boolean): void {
    const { wordsEach } = this;
    const mask = this.slots.length - 1;
    let slot = hashOf(key) & mask;
    for (;;) {
      const entry = this.slots[slot] ?? 0;
      if (entry === 0) break;
      if (this.isAt(entry - 1, key)) {
        this.several[entry - 1] = 1;
        if (newest) this.origins[entry - 1] = origin;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.size === this.origins.length) {
      this.grow();
      return this.add(key, several, origin, newest);
    }
    this.words.set(key, this.size * wordsEach);
    this.origins[this.size] = origin;
    this.several[this.size] = several;
    this.size += 1;
    this.slots[slot] = this.size;
  }

  /** Empties the table, and keeps its room. */
  clear(): void {
    this.size = 0;
    this.slots.fill(0);
  }

  private isAt(index: number, key: Uint32Array): boolean {
    const base = index * this.wordsEach;
    for (let word = 0; word < this.wordsEach; word += 1) {
      if (this.words[base + word] !== key[word]) return false;
    }
    return true;
  }

  private grow(): void {
    const room = this.origins.length * 2;
    const keys = new Uint8Array(room * this.stride);
    keys.set(this.keys);
    const origins = new Uint32Array(room);
    origins.set(this.origins);
    const several = new Uint8Array(room);
    several.set(this.several);
    [this.keys, this.origins, this.several] = [keys, origins, several];
    this.words = new Uint32Array(keys.buffer);
    this.slots = new Uint32Array(room * 4);
    const mask = this.slots.length - 1;
    for (let index = 0; index < this.size; index += 1) {
      const base = index * this.wordsEach;
      let slot = hashOf(this.words.subarray(base, base + this.wordsEach)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = index + 1;
    }
  }
}

function hashOf(key: Uint32Array): number {
  let hash = 2_166_136_261;
  for (const word of key) {
    hash = Math.imul(hash ^ word, PRIME);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
