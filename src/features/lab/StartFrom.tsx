import { ideas } from '#puzzles/ideas.ts';
import { rulesTexts } from '#puzzles/rulesTexts.ts';
import { goToAddress } from '../share/address.ts';
import { labAddress } from './labAddress.ts';

/** Opens a definition; the board that was there stays in My puzzles. */
async function start(text: string | undefined): Promise<void> {
  const address = text === undefined ? undefined : await labAddress(text);
  if (address !== undefined) goToAddress(address);
}

const ALL = [...ideas, ...rulesTexts];

/** Opens a definition to start from, as a board of its own. */
export function StartFrom() {
  return (
    <label className="field">
      Start from
      <select
        className="select min-w-0"
        value=""
        onChange={({ target }) => void start(ALL.find(({ name }) => name === target.value)?.text)}
      >
        <option value="" disabled>
          Choose …
        </option>
        <optgroup label="Ideas">
          {ideas.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
        <optgroup label="Known puzzles">
          {rulesTexts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
