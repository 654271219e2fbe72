import { defineEntity, p } from '@mikro-orm/core';

export const reportReasons = ['unkind', 'confidence', 'selling', 'danger', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportCountThatHidesPost = 3;

const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'forum_report',
  properties: {
    id: p.uuid().primary(),
    postId: p.uuid(),
    /** The author of the post must not see the reporter. */
    reporterId: p.uuid().nullable(),
    reason: p.enum(reportReasons),
    words: p.text().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['postId', 'reporterId'] }],
  indexes: [{ properties: ['reporterId'] }],
});

export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report);
