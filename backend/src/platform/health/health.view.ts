export class HealthView {
  status!: 'ok';
  /** What is away; empty when all is well. */
  missing!: string[];
}
