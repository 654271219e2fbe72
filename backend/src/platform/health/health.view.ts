export class HealthView {
  status!: 'ok';
  /** Names of the failed checks; empty when all pass. */
  missing!: string[];
}

export class LivenessView extends HealthView {
  /** Version of the product, such as 1.0.0. */
  version!: string;
}
