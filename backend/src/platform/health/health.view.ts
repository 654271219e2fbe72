export class HealthView {
  status!: 'ok';
  /** Names of the failed checks; empty when all pass. */
  missing!: string[];
}

export class ReadinessView extends HealthView {
  /** `replica` while lists are read from the primary because the read replica is away or late; otherwise empty. */
  degraded!: string[];
}

export class LivenessView extends HealthView {
  /** Version of the product, such as 1.0.0. */
  version!: string;
}
