export class HealthView {
  status!: 'ok';
  /** Names of the failed checks; empty when all pass. */
  missing!: string[];
}
