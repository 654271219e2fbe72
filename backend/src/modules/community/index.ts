export { CommunityModule } from './community.module.ts';
export { MembersMentioned, PostModerated, PostCreated, PostThanked } from './domain/events.ts';
export { CollectCommunityData, type CommunityExport, EraseCommunityData } from './use-cases/person-record.ts';
export { ReadModerationDecision, type StaffDecision } from './use-cases/moderation/read-moderation-decision.ts';
export { ReadPostNotification, type PostNotification } from './use-cases/posts/read-post-notification.ts';
export { ReadModerationQueue } from './use-cases/moderation/read-moderation-queue.ts';
export { ReplyByEmail } from './use-cases/posts/reply-by-email.ts';
export { TopicAccess } from './use-cases/topics/topic-access.ts';
export { renderPost } from './use-cases/posts/render-post.ts';
