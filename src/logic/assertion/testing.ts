import fc from 'fast-check';

/** SMT-LIB terms of both sorts over `V0` to `Vn`, `count` of them. For tests. */
export function termsOf(count: number): {
  readonly condition: fc.Arbitrary<string>;
} {
  const cell = fc.nat(count - 1).map((unknown) => `V${unknown}`);
  const number = fc.integer({ min: -9, max: 20 }).map((of) => (of < 0 ? `(- ${-of})` : String(of)));
  const divisor = fc.constantFrom('2', '3', '5', '(- 2)');
  const { condition } = fc.letrec<{ condition: string; number: string; plain: string }>((tie) => {
    const list = (operator: fc.Arbitrary<string>, of: 'condition' | 'number', most = 3) =>
      fc
        .tuple(operator, fc.array(tie(of), { minLength: 2, maxLength: most }))
        .map(([head, operands]) => `(${head} ${operands.join(' ')})`);
    const divided = fc.tuple(fc.constantFrom('div', 'mod'), tie('number'), divisor);
    const chosen = (of: 'condition' | 'number') =>
      fc
        .tuple(tie('condition'), tie(of), tie(of))
        .map(([when, one, other]) => `(ite ${when} ${one} ${other})`);
    return {
      plain: fc.oneof(cell, cell, number),
      number: fc.oneof(
        { depthSize: 'small' },
        tie('plain'),
        list(fc.constantFrom('+', '-', '*'), 'number'),
        divided.map((of) => `(${of.join(' ')})`),
        tie('number').map((of) => `(abs ${of})`),
        tie('number').map((of) => `(- ${of})`),
        chosen('number'),
      ),
      condition: fc.oneof(
        { depthSize: 'small' },
        list(fc.constantFrom('=', '<', '<=', '>', '>=', 'distinct'), 'number'),
        list(fc.constantFrom('and', 'or'), 'condition'),
        list(fc.constantFrom('=>', 'xor'), 'condition', 2),
        tie('condition').map((of) => `(not ${of})`),
        chosen('condition'),
        fc.constantFrom('true', 'false'),
      ),
    };
  });
  return { condition };
}
