import type { PbCut, PbGraph } from '#reasoning/pbGraph.ts';
import type { Lit } from '#reasoning/pbConstraint.ts';
import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { CertainVertices } from './certainVertices.ts';
import type { Roots } from './certainVertices.ts';
import { Flow } from './flow.ts';
import { GroupFlow } from './groupFlow.ts';
import type { SearchLog } from '#reasoning/search.ts';

/** What graphs add to a certificate: nothing if there are none. */
export interface WrittenFlows {
  /** OPB lines, with comments. */
  readonly lines: readonly string[];
  /** How many constraints these are; none is an equation. */
  readonly size: number;
  /** How many variables they add. */
  readonly variables: number;
  /** The names of those that are true in a model. */
  complete(model: Uint8Array): readonly string[];
  /**
   * The steps that prove each cut of the search, once. `firstId` is the constraint number of the
   * first line here, `nextId` that of the first step.
   */
  cutSteps(firstId: number, nextId: number): CutSteps;
}

interface CutSteps {
  readonly steps: readonly string[];
  /** Deletes all that only these steps need: the lines here, and every step but the cuts themselves. */
  readonly deletions: readonly string[];
}

/** Writes each graph as a flow; `written` writes literals. */
export function writeFlows(
  formula: PbFormula,
  known: readonly Literal[],
  log: SearchLog,
  written: (literal: Lit) => string,
): WrittenFlows {
  const certain = formula.graphs.length === 0 ? undefined : new CertainVertices(formula, known);
  const lines: string[] = [];
  const flows = new Map<PbGraph, { readonly flow: Flow | GroupFlow; readonly place: number }>();
  let place = 0;
  for (const [index, graph] of formula.graphs.entries()) {
    const isOut = (vertex: number): boolean =>
      certain?.isOut(graph.vertices[vertex] ?? 'out') ?? false;
    if (graph.groupSizes !== undefined) {
      const groups = new GroupFlow(graph, index + 1, written, isOut, log.cuts);
      flows.set(graph, { flow: groups, place });
      place += groups.lines.length;
      if (groups.lines.length > 0) lines.push(...groupWords(formula, graph), ...groups.lines);
      continue;
    }
    const roots = certain?.rootsOf(graph) ?? [];
    const flow = new Flow(graph, index + 1, written, { roots, isOut });
    flows.set(graph, { flow, place });
    place += flow.lines.length;
    lines.push(
      `* ${formula.parts[graph.part]?.sentence ?? ''}: something flows from one of them, the root,`,
      `* through others of them alone, and each but the root keeps 1 of it${rootWords(graph, roots, written)}`,
      `* f${index + 1}_3_0, f${index + 1}_3_1 and so on are the bits of the third flow from one to another`,
      ...flow.lines,
    );
  }
  const all = [...flows.values()];
  return {
    lines,
    size: place,
    variables: all.reduce((sum, { flow }) => sum + flow.names.length, 0),
    complete: (model) =>
      all.flatMap(({ flow }) =>
        flow.complete((literal) => model[literal >> 1] === ((literal & 1) === 0 ? 1 : 0)),
      ),
    cutSteps(firstId, nextId) {
      const steps: string[] = [];
      const spent: number[] = [];
      for (const cut of distinctCuts(log.cuts)) {
        const of = flows.get(cut.graph);
        if (of === undefined) throw new Error('A cut of another formula');
        const own = of.flow.prove(cut, firstId + of.place, nextId + steps.length, written);
        spent.push(...own.map((_, at) => nextId + steps.length + at));
        steps.push(...own);
        steps.push(`rup ${cut.clause.map((literal) => `+1 ${written(literal)} `).join('')}>= 1;`);
      }
      const ofFlows = place === 0 ? [] : [`del range ${firstId} ${firstId + place};`];
      const ofSteps = spent.length === 0 ? [] : [`del id ${spent.join(' ')};`];
      return { steps, deletions: [...ofFlows, ...ofSteps] };
    },
  };
}

/** Says what the lines about groups mean. */
function groupWords({ parts }: PbFormula, { part, groupSizes }: PbGraph): readonly string[] {
  const { least = 0, most = 0 } = groupSizes ?? {};
  const size = most === Infinity ? `${least} or more` : `${least}`;
  return [
    `* ${parts[part]?.sentence ?? ''}: groups of ${size}. A root brings in so many, each cell of its`,
    '* group keeps 1, and nothing flows to other cells. What a cell leads to is with it. Said is what',
    '* the proof needs of it',
  ];
}

/** Says which is the root, where rules and givens leave one or two. */
function rootWords({ vertices }: PbGraph, roots: Roots, written: (literal: Lit) => string): string {
  const [first, second] = roots.map((root) => {
    const of = vertices[root];
    return typeof of === 'number' ? written(of) : undefined;
  });
  if (first === undefined) return '';
  const other = second === undefined ? '' : `, or else where ${second} does`;
  return `; the root is where ${first} holds${other}`;
}

/** Each cut once: they are made again when the search comes by. */
function distinctCuts(cuts: readonly PbCut[]): readonly PbCut[] {
  const met = new Set<string>();
  return cuts.filter(({ clause }) => {
    const key = clause.toSorted((a, b) => a - b).join(' ');
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
}
