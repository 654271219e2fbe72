import type { SourceMutant } from '../mutants/source-mutant.ts';

const useCases = 'modules/mailing/use-cases';

export const mailingMutants: readonly SourceMutant[] = [
  {
    name: 'another deduplication key for each attempt',
    file: `${useCases}/campaigns/send-batch`,
    replacements: [['sendBatch(`batch/${batchId}`', 'sendBatch(`batch/${batchId}/${Math.random()}`']],
  },
  {
    name: 'a list and content that are not frozen',
    file: `${useCases}/campaigns/prepare-batch`,
    replacements: [['const emails = batch.payload ?', 'const emails = false ?']],
  },
  {
    name: 'no check of the suppression list before the attempt',
    file: `${useCases}/campaigns/prepare-batch`,
    replacements: [
      ['else ${leftOutReasonSql} end as reason', "else nullif(${leftOutReasonSql}, 'suppressed') end as reason"],
    ],
  },
  {
    name: 'no frequency cap',
    file: `${useCases}/campaigns/frequency-cap`,
    replacements: [
      ['select d.message_id from list_email_day d', 'select w."messageId" from list_email_day d'],
      [' and w."messageId" = d.message_id', ''],
    ],
  },
];
