/** The activity above which all are rescaled, and the factor they are multiplied by. */
const HUGE = 1e100;
const RESCALE = 1e-100;

/**
 * Decision order by activity, highest first, ties by lowest variable number: VSIDS, as in Moskewicz
 * and others, "Chaff: Engineering an Efficient SAT Solver" (2001), in a binary heap.
 */
export class ActivityOrder {
  /** Indexed by variable; may be set before `heapify`. */
  readonly activities: Float64Array;
  private increment = 1;
  private readonly heap: Int32Array;
  private size = 0;
  /** Index on the heap of each variable, or −1. */
  private readonly places: Int32Array;

  private readonly growth: number;

  /** Each conflict bumps the variables in it by `growth` times as much as the conflict before. */
  constructor(variables: number, growth: number) {
    this.growth = growth;
    this.activities = new Float64Array(variables);
    this.heap = new Int32Array(variables);
    this.places = new Int32Array(variables).fill(-1);
  }

  /** Builds the heap from the unassigned variables. */
  heapify(isOpen: (variable: number) => boolean): void {
    this.size = 0;
    for (let variable = 0; variable < this.heap.length; variable += 1) {
      if (!isOpen(variable)) continue;
      this.put(variable, this.size);
      this.size += 1;
    }
    for (let place = this.size >> 1; place >= 0; place -= 1) this.sink(place);
  }

  /** Removes and returns the most active variable; `undefined` if the heap is empty. */
  pop(): number | undefined {
    if (this.size === 0) return undefined;
    const first = this.heap[0] ?? 0;
    this.places[first] = -1;
    this.size -= 1;
    if (this.size > 0) {
      this.put(this.heap[this.size] ?? 0, 0);
      this.sink(0);
    }
    return first;
  }

  /** Inserts a variable, unless it is on the heap. */
  insert(variable: number): void {
    if ((this.places[variable] ?? 0) >= 0) return;
    this.put(variable, this.size);
    this.size += 1;
    this.rise(this.size - 1);
  }

  /** Adds to the activity of a variable that took part in a conflict. */
  bump(variable: number): void {
    this.activities[variable] = (this.activities[variable] ?? 0) + this.increment;
    const place = this.places[variable] ?? -1;
    if (place >= 0) this.rise(place);
  }

  /** Increases the bump after a conflict, so that later conflicts count more. */
  grow(): void {
    this.increment *= this.growth;
    if (this.increment <= HUGE) return;
    this.increment *= RESCALE;
    for (let variable = 0; variable < this.activities.length; variable += 1) {
      this.activities[variable] = (this.activities[variable] ?? 0) * RESCALE;
    }
    // Activities that rescaling made equal are now ordered by variable number.
    for (let place = this.size >> 1; place >= 0; place -= 1) this.sink(place);
  }

  private isBefore(one: number, other: number): boolean {
    const [first, second] = [this.activities[one] ?? 0, this.activities[other] ?? 0];
    return first > second || (first === second && one < other);
  }

  private put(variable: number, place: number): void {
    this.heap[place] = variable;
    this.places[variable] = place;
  }

  private rise(from: number): void {
    const variable = this.heap[from] ?? 0;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = this.heap[parent] ?? 0;
      if (!this.isBefore(variable, above)) break;
      this.put(above, place);
      place = parent;
    }
    this.put(variable, place);
  }

  private sink(from: number): void {
    if (from >= this.size) return;
    const variable = this.heap[from] ?? 0;
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.size) break;
      const [left, right] = [this.heap[child] ?? 0, this.heap[child + 1] ?? 0];
      if (child + 1 < this.size && this.isBefore(right, left)) child += 1;
      const below = this.heap[child] ?? 0;
      if (!this.isBefore(below, variable)) break;
      this.put(below, place);
      place = child;
    }
    this.put(variable, place);
  }
}
