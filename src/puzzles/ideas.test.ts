import { describe, expect, it } from 'vitest';
import { withExample, writeExampleBlock } from '#definition/example.ts';
import { readLabType } from '#definition/labType.ts';
import { ruleTrial } from '#engine/jobs/ruleTrial.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { ideas } from './ideas.ts';

describe.each(ideas)('the idea $name', ({ name, text }) => {
  const reading = readLabType(text);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  const { type, definition, example, problems } = reading;
  if (example?.solution === undefined) throw new Error(`${name} has no solved example`);
  const { puzzle, solution } = example;

  it('is read without a problem, as the type that it names', () => {
    expect(problems).toEqual([]);
    expect([type.name, definition.name]).toEqual([name, name]);
  });

  it('has an example with one solution, the one that is written', () => {
    const { domains, claims } = buildModel(type, puzzle);
    const known = literalsOf(givenValues(type, puzzle));
    const found: (readonly number[])[] = [];
    const ending = searchSolutions(
      buildPbFormula(domains, claimPartsOf(claims)),
      { known, limit: Infinity },
      (each) => {
        found.push(each);
        return found.length > 1 ? 'stop' : 'go on';
      },
    );
    expect(ending).toBe('exhausted');
    expect(found).toEqual([solution]);
  });

  it('has rules that stand together on the board of its example, each of which says something', () => {
    const warmSolvers = openWarmSolvers({} as never, buildModel(type, puzzle));
    const context = { type, puzzle, givens: [], warmSolvers, z3: {} as never };
    expect(ruleTrial(context, () => {})).toEqual({ contradictory: [], idle: [] });
  });

  it('writes its example as it stands', () => {
    const lines = writeExampleBlock(type, { ...puzzle, comments: [] }, solution);
    const title = definition.example?.title ?? '';
    const head = title === '' ? 'example' : `example ${title}`;
    expect(withExample(text, [head, ...lines.slice(1)])).toBe(text);
  });
});
