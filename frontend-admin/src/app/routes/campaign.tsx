import { useParams } from 'react-router-dom';
import { CampaignDetails } from '../../features/campaigns/components/campaign-page.tsx';

export function CampaignPage() {
  const { id = '' } = useParams();
  return <CampaignDetails key={id} id={id} />;
}
