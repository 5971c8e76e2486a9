/** Finds paths that would have to cross, by the order in which their ends lie around a face of what is open. */
import type { Values } from '#logic/claim.ts';
import type { PathBoard } from './pathBoard.ts';

/** Right, down, left, up. */
const DIRECTIONS = [0, 1, 2, 3];
/** To the left, straight on, to the right and back: a walk that always turns left goes around one face. */
const TURNS = [3, 0, 1, 2];
const NONE = -1;

/** Two numbers of a board, from 1. */
export type TwoNumbers = readonly [number, number];

/**
 * Searches one board again and again. What two numbers may use of a board is a plane graph: dots on no other
 * number's path, and sides that are not known to be blank. Where the ends of their paths alternate around one of
 * its faces, the paths cross: joined within the face as well, they would be two closed curves that cross once
 * there, and so a second time elsewhere (by the Jordan curve theorem).
 */
export class Faces {
  /** Visited dots, as a measure of time. */
  work = 0;
  private readonly board: PathBoard;
  /** By dot and direction: the side and the dot that are there, or −1. */
  private readonly sides: Int32Array;
  private readonly nextDots: Int32Array;
  /** By dot: the number whose drawn path it is on, or 0; and one dot of that path, which stands for it. */
  private readonly numberAt: Int16Array;
  private readonly endAt: Int32Array;
  /** By number: the dots on its drawn paths. */
  private readonly drawn: readonly number[][];
  /** By dot and direction: the last walk that left it that way. */
  private readonly walks: Int32Array;
  private walk = 0;
  /** By square between dots, in a frame of squares outside the board: another square of the same area. */
  private readonly areas: Int32Array;

  constructor(board: PathBoard) {
    const { width, height } = board;
    const dots = width * height;
    this.board = board;
    this.sides = new Int32Array(4 * dots).fill(NONE);
    this.nextDots = new Int32Array(4 * dots).fill(NONE);
    for (let dot = 0; dot < dots; dot += 1) {
      this.link(dot, 0, dot + 1, board.right[dot]);
      this.link(dot, 1, dot + width, board.below[dot]);
    }
    this.numberAt = new Int16Array(dots);
    this.endAt = new Int32Array(dots);
    this.drawn = Array.from({ length: board.pairs + 1 }, () => []);
    this.walks = new Int32Array(4 * dots);
    this.areas = new Int32Array((width + 1) * (height + 1));
  }

  private link(dot: number, direction: number, next: number, side: number | undefined): void {
    if (side === undefined) return;
    this.sides[4 * dot + direction] = side;
    this.nextDots[4 * dot + direction] = next;
    this.sides[4 * next + direction + 2] = side;
    this.nextDots[4 * next + direction + 2] = dot;
  }

  /**
   * All two numbers whose paths would cross, even if the dots with some other numbers had none. `shown` is indexed
   * by cell.
   */
  crossing(shown: Values, without?: ReadonlySet<number>): readonly TwoNumbers[] {
    if (!this.follow(shown, without)) return [];
    this.mergeAreas(shown);
    const open = this.drawn.flatMap((dots, number) => {
      if (dots.length === 0) return [];
      const areas = new Set(dots.map((dot) => this.areaOf(this.squareAt(dot))));
      const [area = 0] = areas;
      return this.isJoined(number) || areas.size > 1 ? [] : [{ number, area }];
    });
    return open.flatMap(({ number, area }, at) =>
      open.slice(at + 1).flatMap((other): readonly TwoNumbers[] => {
        const two: TwoNumbers = [number, other.number];
        return other.area === area && this.alternate(shown, two) ? [two] : [];
      }),
    );
  }

  /** Whether the paths of these two numbers would cross. */
  cross(shown: Values, two: TwoNumbers, without: ReadonlySet<number>): boolean {
    return this.follow(shown, without) && this.alternate(shown, two);
  }

  /** Follows what is drawn of all paths; false if one leads to another number. */
  private follow(shown: Values, without?: ReadonlySet<number>): boolean {
    const { board, numberAt, endAt, drawn, sides, nextDots } = this;
    numberAt.fill(0);
    for (const dots of drawn) dots.length = 0;
    for (const [start, number] of board.numbers.entries()) {
      if (number === 0 || without?.has(number) || numberAt[start] !== 0) continue;
      const path = [start];
      numberAt[start] = number;
      for (const dot of path) {
        endAt[dot] = start;
        drawn[number]?.push(dot);
        for (const direction of DIRECTIONS) {
          const next = nextDots[4 * dot + direction] ?? NONE;
          if (next === NONE || shown[sides[4 * dot + direction] ?? NONE] !== board.line) continue;
          if (numberAt[next] === number) continue;
          const own = board.numbers[next] ?? 0;
          if (numberAt[next] !== 0 || (own !== 0 && own !== number && !without?.has(own)))
            return false;
          numberAt[next] = number;
          path.push(next);
        }
      }
      this.work += path.length;
    }
    return true;
  }

  private isJoined(number: number): boolean {
    const dots = this.drawn[number] ?? [];
    return dots.every((dot) => this.endAt[dot] === this.endAt[dots[0] ?? 0]);
  }

  /** The square up and left of a dot. */
  private squareAt(dot: number): number {
    const { width } = this.board;
    return Math.floor(dot / width) * (width + 1) + (dot % width);
  }

  /** Merges squares across all sides that two numbers may at most use if they start there. */
  private mergeAreas(shown: Values): void {
    const { areas, board, numberAt, sides, nextDots } = this;
    const { width, height, blank } = board;
    for (let square = 0; square < areas.length; square += 1) {
      const [y, x] = [Math.floor(square / (width + 1)), square % (width + 1)];
      areas[square] = y === 0 || x === 0 || y === height || x === width ? 0 : square;
    }
    for (let dot = 0; dot < numberAt.length; dot += 1) {
      for (const direction of [0, 1]) {
        const next = nextDots[4 * dot + direction] ?? NONE;
        if (next === NONE) continue;
        const isUsed = numberAt[dot] !== 0 || numberAt[next] !== 0;
        if (!isUsed && shown[sides[4 * dot + direction] ?? NONE] !== blank) continue;
        // A side to the right lies below one square, a side downwards right of it; both touch the one beyond.
        const beyond = this.squareAt(dot) + width + 2;
        const [one, other] = [
          this.areaOf(beyond - (direction === 0 ? width + 1 : 1)),
          this.areaOf(beyond),
        ];
        areas[Math.max(one, other)] = Math.min(one, other);
      }
    }
    this.work += numberAt.length;
  }

  private areaOf(square: number): number {
    const { areas } = this;
    let area = square;
    while ((areas[area] ?? 0) !== area) area = areas[area] ?? 0;
    return area;
  }

  /** Walks around all faces that the first number touches. */
  private alternate(shown: Values, two: TwoNumbers): boolean {
    const { walks } = this;
    this.walk += 1;
    return (this.drawn[two[0]] ?? []).some((dot) =>
      DIRECTIONS.some((direction) => {
        if (walks[4 * dot + direction] === this.walk) return false;
        if (!this.isOpen(shown, two, dot, direction)) return false;
        return doAlternate(
          this.endsAround(shown, two, dot, direction),
          (end) => this.numberAt[end] === two[0],
        );
      }),
    );
  }

  /** The ends that a walk around a face meets, in order; the same one is not met twice in a row. */
  private endsAround(
    shown: Values,
    two: TwoNumbers,
    start: number,
    towards: number,
  ): readonly number[] {
    const { numberAt, endAt, nextDots, walks } = this;
    const met: number[] = [];
    let [dot, direction] = [start, towards];
    while (walks[4 * dot + direction] !== this.walk) {
      walks[4 * dot + direction] = this.walk;
      this.work += 1;
      const end = endAt[dot] ?? NONE;
      if (numberAt[dot] !== 0 && met.at(-1) !== end) met.push(end);
      dot = nextDots[4 * dot + direction] ?? NONE;
      const came = direction;
      const turn = TURNS.find((by) => this.isOpen(shown, two, dot, (came + by) % 4));
      direction = (came + (turn ?? 2)) % 4;
    }
    return met;
  }

  /** Whether the path of one of two numbers may leave a dot that way. */
  private isOpen(shown: Values, [one, other]: TwoNumbers, dot: number, direction: number): boolean {
    const next = this.nextDots[4 * dot + direction] ?? NONE;
    if (next === NONE || shown[this.sides[4 * dot + direction] ?? NONE] === this.board.blank)
      return false;
    const [from, to] = [this.numberAt[dot] ?? 0, this.numberAt[next] ?? 0];
    if (from !== 0 && to !== 0) return from === to;
    const number = from + to;
    return number === 0 || number === one || number === other;
  }
}

/** Whether two ends of the one number and two of the other alternate around a circle. */
export function doAlternate(ends: readonly number[], isFirst: (end: number) => boolean): boolean {
  return ends.some(
    (from, at) =>
      isFirst(from) &&
      ends.some((to, place) => {
        if (place <= at || to === from || !isFirst(to)) return false;
        const between = new Set(ends.slice(at + 1, place).filter((end) => !isFirst(end)));
        const beyond = [...ends.slice(place + 1), ...ends.slice(0, at)];
        return beyond.some((end) => !isFirst(end) && [...between].some((other) => other !== end));
      }),
  );
}
