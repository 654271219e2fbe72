/** The forum: topics, posts, profiles and moderation. */
export { CommunityModule } from './community.module.ts';
export { MembersMentioned, PostModerated, PostWritten, ThanksGiven } from './domain/events.ts';
export { CommunityRecordOf, type CommunityRecord, ForgetMember } from './use-cases/person-record.ts';
export { DecisionFor, type KnownDecision } from './use-cases/moderation/decision-for.ts';
export { ReadPostToTell, type PostToTell } from './use-cases/posts/post-to-tell.ts';
export { ReadQueue } from './use-cases/moderation/read-queue.ts';
export { ReadableTopics } from './use-cases/topics/readable-topics.ts';
export { renderPost } from './use-cases/posts/render-post.ts';
