import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';

export interface AutomationStepFigures {
  readonly stepId: string;
  readonly sent: number;
  readonly delivered: number;
}

@Injectable()
export class CountAutomationEmails {
  constructor(private readonly database: Database) {}

  async count(stepIds: readonly string[], since: Date): Promise<AutomationStepFigures[]> {
    return this.database.sql<AutomationStepFigures>(
      `select facts->>'stepId' as "stepId", count(*) filter (where sent_at is not null)::int as sent,
         count(*) filter (where state = 'delivered')::int as delivered
       from email_message
       where kind = 'letter' and created_at >= ? and facts->>'stepId' = any(?::text[])
       group by 1`,
      [since, `{${stepIds.join(',')}}`],
    );
  }
}
