import { defineEntity, p } from '@mikro-orm/core';

export const reportReasons = ['unkind', 'confidence', 'selling', 'danger', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A post with this many open reports is hidden until staff decide. */
export const hidePostAtReports = 3;

const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'forum_report',
  properties: {
    id: p.uuid().primary(),
    postId: p.uuid(),
    /** Id of the reporting member; null once the account is deleted. The author of the post never sees it. */
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
