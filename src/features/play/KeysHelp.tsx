import { KEY_TABLE } from '#board/keyTable.ts';

/** Keys that work outside text boxes; the board's keys are in its own table. */
const PAGE_KEYS = [
  { keys: ['Ctrl + Z'], words: 'Undo' },
  { keys: ['Ctrl + Y', 'Ctrl + Shift + Z'], words: 'Redo' },
  { keys: ['?'], words: 'Show these keys' },
] as const;

/** All keys and what they do; on a Mac, ⌘ replaces Ctrl. */
export function KeysHelp() {
  return (
    <table className="keys-help">
      <caption className="sr-only">Keys on the board; on a Mac, ⌘ does what Ctrl does</caption>
      <tbody>
        {[...KEY_TABLE, ...PAGE_KEYS].map(({ keys, words }) => (
          <tr key={words}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
