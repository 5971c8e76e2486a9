/**
 * The same check written as plainly as possible, for small files: propagates every constraint
 * repeatedly until a fixed point. For tests.
 */
interface Terms {
  /** Pairs of coefficient and literal: a variable's name, with `~` if it is negated. */
  readonly terms: readonly (readonly [number, string])[];
  readonly degree: number;
}

const contraryOf = (literal: string): string =>
  literal.startsWith('~') ? literal.slice(1) : `~${literal}`;

/** The constraint of a line; two for an equation. */
function parse(line: string): readonly Terms[] {
  const words = line
    .replace(/^rup|;/g, ' ')
    .trim()
    .split(/\s+/);
  const at = words.findIndex((word) => word === '>=' || word === '=');
  const terms = words
    .slice(0, at)
    .flatMap((word, index) =>
      index % 2 === 0 ? [[Number(word), words[index + 1] ?? ''] as const] : [],
    );
  const least = { terms, degree: Number(words[at + 1]) };
  return words[at] === '=' ? [least, contraryTo({ terms, degree: least.degree + 1 })] : [least];
}

/** The negation of a constraint. */
function contraryTo({ terms, degree }: Terms): Terms {
  const all = terms.reduce((sum, [coefficient]) => sum + coefficient, 0);
  return {
    terms: terms.map(([coefficient, literal]) => [coefficient, contraryOf(literal)]),
    degree: all - degree + 1,
  };
}

/** Whether unit propagation finds a contradiction among the constraints. */
function contradicts(constraints: readonly Terms[]): boolean {
  const known = new Set<string>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const { terms, degree } of constraints) {
      const left = terms.filter(([, literal]) => !known.has(contraryOf(literal)));
      const slack = left.reduce((sum, [coefficient]) => sum + coefficient, -degree);
      if (slack < 0) return true;
      for (const [coefficient, literal] of left) if (coefficient > slack) known.add(literal);
    }
  }
  return false;
}

/**
 * Whether each step of a proof follows; constraints have distinct variables, as our own files do.
 */
export function followsNaively(formula: string, proof: string): boolean {
  const constraints = formula
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('*'))
    .flatMap(parse);
  return proof
    .split('\n')
    .filter((line) => line.startsWith('rup'))
    .every((line) => {
      const steps = parse(line);
      const follow = steps.every((step) => contradicts([...constraints, contraryTo(step)]));
      constraints.push(...steps);
      return follow;
    });
}
