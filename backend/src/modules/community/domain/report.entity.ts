import { defineEntity, p } from '@mikro-orm/core';

export const reportReasons = ['unkind', 'confidence', 'selling', 'danger', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** So many reporters hide a post until staff have looked. */
export const reportersToHide = 3;

const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'forum_report',
  properties: {
    id: p.uuid().primary(),
    postId: p.uuid(),
    /** Null once the account is removed. Never told to the author. */
    reporterId: p.uuid().nullable(),
    reason: p.enum(reportReasons),
    words: p.text().nullable(),
    createdAt: p.datetime(),
    /** When staff had looked. */
    decidedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['postId', 'reporterId'] }],
  indexes: [{ properties: ['reporterId'] }],
});

/** A member asks staff to look at a post. */
export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report);
