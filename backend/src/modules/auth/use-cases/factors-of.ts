import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Factor } from '../domain/factor.entity.ts';

/** A person's second factors, oldest first, verified or not. */
@Injectable()
export class FactorsOf {
  constructor(private readonly database: Database) {}

  execute(userId: string): Promise<Factor[]> {
    return this.database.em().find(Factor, { userId }, { orderBy: { createdAt: 'asc' } });
  }
}
