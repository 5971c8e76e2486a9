import type { ReactNode } from 'react';
import { WORKS } from './works.ts';

const VERSION = import.meta.env['VITE_VERSION'] as string;
/** The address of this build's source, if whoever built it set one. */
const SOURCE = import.meta.env['VITE_SOURCE'] as string | undefined;

/** What the app is, the works it is built on, its source, and how to cite a proof. */
export function AboutPage() {
  return (
    <div className="about">
      <h1>About Gridproof</h1>
      <p>
        Gridproof is a playground for logic puzzles. You type in the clues; it says whether they
        leave one solution, several or none, and proves it. Its own solver finds the verdict and
        writes a proof, a small checker follows the proof step by step, and Z3 is asked as a second
        witness. All of that runs in your browser.
      </p>
      <Section title="Source and licence">
        <p>This is version {VERSION}. Gridproof is free software under the MIT licence.</p>
        <p>
          {SOURCE === undefined ? (
            'Whoever serves this copy can tell you where its source is.'
          ) : (
            <Outside address={SOURCE}>The source of this copy</Outside>
          )}
        </p>
        <p>
          <a href="./licences.txt" className="link">
            Licences of all works in this copy
          </a>
        </p>
      </Section>
      <Section title="How to cite a proof">
        <ol>
          <li>Solve the puzzle, open the tab Proof and press “Save the proof”.</li>
          <li>
            Keep the .zip with your text. It has two files: <code>puzzle.opb</code>, the rules and
            clues as a formula, and <code>puzzle.pbp</code>, the steps of the proof.
          </li>
          <li>
            Cite the verdict, this version and the address of the puzzle, which holds all clues:
          </li>
        </ol>
        <blockquote>
          A Sudoku with one solution. Gridproof {VERSION}, {new URL('./', location.href).href}
          #/sudoku/…, proof in VeriPB’s format 3.0 (puzzle.opb, puzzle.pbp).
        </blockquote>
        <p>
          Readers check the two files with VeriPB, or with “Check a proof” in the tab Proof of any
          puzzle.
        </p>
      </Section>
      <Section title="What it rests on">
        <ul>
          {WORKS.map(({ name, address, by, does }) => (
            <li key={name}>
              <Outside address={address}>{name}</Outside>, by {by}, {does}.
            </li>
          ))}
        </ul>
        <p>
          Hints follow “Using Small MUSes to Explain How to Solve Pen and Paper Puzzles” by Espasa,
          Gent, Hoffmann, Jefferson and Lynch (2021).
        </p>
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Outside({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={address} rel="noreferrer" className="link">
      {children}
    </a>
  );
}
