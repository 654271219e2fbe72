export { campaignTypes, type CampaignType } from '../../domain/email-campaign.entity.ts';
