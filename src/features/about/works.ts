/** A third-party work that the app uses. */
export interface CreditedWork {
  readonly name: string;
  readonly address: string;
  readonly by: string;
  /** What the app uses it for, as the end of a sentence. */
  readonly does: string;
}

/** The works named on the page; `licences.txt` names all. */
export const WORKS: readonly CreditedWork[] = [
  {
    name: 'Z3',
    address: 'https://github.com/Z3Prover/z3',
    by: 'Leonardo de Moura, Nikolaj Bjørner and others at Microsoft Research',
    does: 'is the second witness of each verdict, and runs SMT-LIB',
  },
  {
    name: 'VeriPB',
    address: 'https://gitlab.com/MIAOresearch/software/VeriPB',
    by: 'Jakob Nordström’s group',
    does: 'defines the format of proofs',
  },
  {
    name: 'React',
    address: 'https://react.dev',
    by: 'Meta and contributors',
    does: 'draws the page',
  },
  {
    name: 'zustand',
    address: 'https://zustand.docs.pmnd.rs',
    by: 'Poimandres',
    does: 'holds the document, its undo steps by Charles Kornoelje’s zundo',
  },
  {
    name: 'CodeMirror',
    address: 'https://codemirror.net',
    by: 'Marijn Haverbeke and others',
    does: 'is the editor of rules and of SMT-LIB',
  },
  {
    name: 'Workbox',
    address: 'https://developer.chrome.com/docs/workbox',
    by: 'Google',
    does: 'keeps the page for visits without a network',
  },
  {
    name: 'idb',
    address: 'https://github.com/jakearchibald/idb',
    by: 'Jake Archibald',
    does: 'opens the database of My puzzles',
  },
  {
    name: 'fflate',
    address: 'https://github.com/101arrowz/fflate',
    by: 'Arjun Barrett',
    does: 'writes and reads the .zip of a proof, and unpacks addresses of Penpa',
  },
  {
    name: 'lean-qr',
    address: 'https://github.com/davidje13/lean-qr',
    by: 'David Evans',
    does: 'draws QR codes',
  },
  {
    name: 'lz-string',
    address: 'https://github.com/pieroxy/lz-string',
    by: 'Pieroxy',
    does: 'packs addresses of f-puzzles',
  },
  {
    name: 'Inter',
    address: 'https://rsms.me/inter/',
    by: 'Rasmus Andersson and others',
    does: 'is the typeface of boards and buttons',
  },
  {
    name: 'Source Serif',
    address: 'https://github.com/adobe-fonts/source-serif',
    by: 'Frank Grießhammer at Adobe',
    does: 'is the typeface of headings and rules',
  },
  {
    name: 'Lucide',
    address: 'https://lucide.dev',
    by: 'its contributors, after Cole Bemis’s Feather',
    does: 'are the icons',
  },
  {
    name: 'Tailwind CSS',
    address: 'https://tailwindcss.com',
    by: 'Tailwind Labs',
    does: 'makes the styles',
  },
];
