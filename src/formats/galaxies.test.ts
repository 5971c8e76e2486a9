import { describe, expect, it } from 'vitest';
import { expectRefused, readingOf, textOf } from './testing.ts';

const GRID = '....@\n.@...\n.....\n@....\n...@.\n';
/** No lines between three columns, then none between three rows. */
const SIDES = `${'0 0 /'.repeat(3)}${'0 0 0 /'.repeat(2)}`;

describe('Galaxies of other programs', () => {
  it.each([
    ['an address of pzpr', 'https://puzz.link/p?tentaisho/3/3/j2ege2'],
    [
      'an address with cells of which none is left out',
      'https://puzz.link/p?tentaisho/3/3/j2ege200',
    ],
    ['a file of pzpr', `pzprv3/tentaisho/3/3/....1/.1.../...../1..../...1./${SIDES}`],
    ['Galaxies of Simon Tatham’s collection', 'Galaxies:3x3:ebih'],
    ['Galaxies with a gap at the end', 'Galaxies:3x3:ebihz'],
  ])('is read from %s', async (_, text) => {
    expect(await textOf(text)).toEqual(['galaxies', GRID]);
  });

  it('leaves out the colours of dots', async () => {
    const texts = [
      'https://puzz.link/p?tentaisho/3/3/j3ege2',
      `pzprv3/tentaisho/3/3/....2/.1.../...../1..../...1./${SIDES}`,
      'Galaxies:3x3:Ebih',
    ];
    for (const text of texts) {
      expect((await readingOf(text)).leftOut).toEqual(['the colours of its dots']);
    }
  });

  it('says that lines are left out if any are drawn', async () => {
    const { leftOut } = await readingOf(
      `pzprv3/tentaisho/3/3/....1/.1.../...../1..../...1./${SIDES.replace('0', '1')}`,
    );
    expect(leftOut).toEqual(['what was filled in']);
  });

  it.each([
    ['https://puzz.link/p?tentaisho/3/3/j2eg', 'The address ends early: 10 of its 25 places'],
    ['https://puzz.link/p?tentaisho/3/3/j2e.ge2', 'has "." where a dot or a gap is wanted'],
    ['https://puzz.link/p?tentaisho/3/3/j2ege280', 'Some of its cells are left out'],
    [`pzprv3/tentaisho/3/3/....X/.1.../...../1..../...1./${SIDES}`, 'Some of its cells'],
    [`pzprv3/tentaisho/3/3/....1/.1../...../1..../...1./${SIDES}`, 'missing or too short'],
    ['Galaxies:3x3:ebihb', 'dots beyond the end'],
    ['Galaxies:3x3:ebi1', 'other characters than letters'],
  ])('%s is refused', async (text, why) => {
    await expectRefused(text, new RegExp(why));
  });
});
