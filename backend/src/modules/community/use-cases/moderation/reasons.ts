export { reportReasons, type ReportReason } from '../../domain/report.entity.ts';
export type { PostState } from '../../domain/post.entity.ts';
export { postDeeds, topicDeeds, type PostDeed, type TopicDeed } from '../../domain/deed.entity.ts';
