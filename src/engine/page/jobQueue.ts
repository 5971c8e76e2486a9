import type { AnswerTo, Kind } from '#engine/questions/questions.ts';
import type { Answered } from './engine.ts';
import type { Job } from './job.ts';

/** The questions without an answer, in the order in which they get one: the patient last. */
export class JobQueue {
  private jobs: readonly Job[] = [];

  get first(): Job | undefined {
    return this.jobs[0];
  }

  get isEmpty(): boolean {
    return this.jobs.length === 0;
  }

  add(job: Job): void {
    const patient = this.jobs.findIndex((other) => other.patient && !job.patient);
    this.jobs = this.jobs.toSpliced(patient < 0 ? this.jobs.length : patient, 0, job);
  }

  has(job: Job): boolean {
    return this.jobs.includes(job);
  }

  withId(id: number | undefined): Job | undefined {
    return this.jobs.find((job) => job.id === id);
  }

  /** Takes a job out of the queue and resolves its promise. */
  settle(job: Job, outcome: Answered<AnswerTo<Kind>>): void {
    this.jobs = this.jobs.filter((other) => other !== job);
    job.settle(outcome);
  }

  settleAll(outcome: Answered<AnswerTo<Kind>>): void {
    for (const job of this.jobs) this.settle(job, outcome);
  }
}
