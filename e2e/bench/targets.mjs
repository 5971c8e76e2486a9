// The targets, each with what was measured.
import { median } from './measure.mjs';
import { ratio, table, time, whole } from './table.mjs';

const verdictOn = (met) => (met ? 'yes' : '**no**');

function newspaperRows(rows) {
  const of = (pick) => median(rows.map(pick));
  const warm = of((row) => row.warm);
  const to = (rival) => warm / of((row) => row[rival].told);
  const slower = (rival) => rows.filter((row) => row.nothing > row[rival].fresh).length;
  return [
    ['Warm, median within two frames (34 ms)', `${time(warm)} ms`, verdictOn(warm <= 34)],
    [
      "Warm, median under a fifth of Clingo's",
      `${ratio(to('clingo'), 1)} of it (ground program: ${ratio(to('ground'), 1)})`,
      verdictOn(to('clingo') < 0.2),
    ],
    [
      "Warm, median no more than MiniSat's",
      `${ratio(to('minisat'), 1)} of it`,
      verdictOn(to('minisat') <= 1),
    ],
    [
      "From nothing, at or under Clingo's on every row",
      `slower on ${slower('clingo')} of ${rows.length} (ground program: ${slower('ground')})`,
      verdictOn(slower('clingo') === 0),
    ],
  ];
}

/** A blink of the eye, in milliseconds. */
const BLINK = 300;

function liveRow(rows) {
  const usual = median(rows.map((row) => row.median));
  const slowest = rows.reduce((worst, row) => (row.median > worst.median ? row : worst));
  return [
    `Verdict in passing within a blink (${BLINK} ms) of the edit`,
    `median ${time(usual)} ms, slowest ${time(slowest.median)} ms (${slowest.title})`,
    verdictOn(slowest.median <= BLINK),
  ];
}

function openingRows({ rows, gzipped }) {
  const find = (solver, warm) =>
    rows.find((row) => row.solver === solver && row.warm === warm && row.rate === Infinity);
  const compared = [false, true].map((warm) => {
    const value = find('Gridproof', warm).answered / find('clingo', warm).answered;
    return [
      `Page opened to first answer, ${warm ? 'warm' : 'cold'} cache, at or under Clingo's`,
      `${ratio(value, 1)} of it`,
      verdictOn(value <= 1),
    ];
  });
  const cold = find('Gridproof', false);
  return [
    ...compared,
    [
      'First paint never waits for the wasm',
      // By the time of the first answer it may not have been asked for at all.
      `painted at ${time(cold.paint)} ms, wasm asked for ${Number.isNaN(cold.wasm) ? 'after the answer' : `at ${time(cold.wasm)} ms`}`,
      verdictOn(!(cold.paint > cold.wasm)),
    ],
    [
      'JavaScript before first paint at most 120 kB gzip',
      `${whole(gzipped / 1000)} kB`,
      verdictOn(gzipped <= 120_000),
    ],
  ];
}

function proofRows(rows) {
  const logging = median(rows.map((row) => row.logging));
  const slower = rows.filter((row) => row.checking > row.nothing);
  const worst = rows.reduce((most, row) =>
    row.checking / row.nothing > most.checking / most.nothing ? row : most,
  );
  return [
    [
      'Writing down what is learnt costs at most a tenth of the search',
      `${logging.toFixed(2)} of it without, median`,
      verdictOn(logging <= 1.1),
    ],
    [
      'A proof is checked in no more time than the verdict took from nothing',
      `slower on ${slower.length} of ${rows.length}, worst ${ratio(worst.checking, worst.nothing)} (${worst.title})`,
      verdictOn(slower.length === 0),
    ],
  ];
}

const growthRows = (series) =>
  series.map(({ type, points }) => {
    const { size, times } = points.at(-1);
    return [
      `Largest ${type}, ${size}×${size}, at most 2 s from nothing`,
      `${time(times.Gridproof)} ms`,
      verdictOn(times.Gridproof <= 2000),
    ];
  });

function cancellingRow(rows) {
  const cancelled = rows.filter(({ board }) => board !== undefined);
  const worst = (name) => time(Math.max(...cancelled.map((row) => row[name])));
  const sooner = rows.length - cancelled.length;
  return [
    'Each of the largest can be cancelled',
    [
      `${cancelled.length} of ${rows.length}`,
      ...(sooner > 0 ? [`${sooner} answered before`] : []),
      `ready again after ${worst('offered')} ms at most`,
      `a small one solved after ${worst('again')} ms at most`,
    ].join(', '),
    verdictOn(cancelled.length > 0 && cancelled.every(({ proved }) => proved)),
  ];
}

function memoryRows({ points }) {
  const [start] = points;
  const [middle, end] = [points[Math.floor(points.length / 2)], points.at(-1)];
  const growth = end.resident - middle.resident;
  return [
    ['No reservation of 2 GiB', `${whole(end.wasm)} MB`, verdictOn(end.wasm < 2048)],
    [
      'A simulated hour does not grow (second half, under 5 %)',
      `${whole(start.resident)}, ${whole(middle.resident)}, ${whole(end.resident)} MB`,
      verdictOn(growth < 0.05 * middle.resident),
    ],
  ];
}

export function targets({ newspaper, live, growth, opening, proofs, cancelling, memory }) {
  const rows = [
    ...(newspaper === undefined ? [] : newspaperRows(newspaper)),
    ...(live === undefined ? [] : [liveRow(live)]),
    ...(opening === undefined ? [] : openingRows(opening)),
    ...(proofs === undefined ? [] : proofRows(proofs)),
    ...(growth === undefined ? [] : growthRows(growth)),
    ...(cancelling === undefined ? [] : [cancellingRow(cancelling)]),
    ...(memory === undefined ? [] : memoryRows(memory)),
  ];
  return `## Targets\n\n${table(['target', 'measured', 'met'], rows)}`;
}
