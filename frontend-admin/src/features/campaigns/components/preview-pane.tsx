import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import type { AudienceFilter } from '../api/audiences.ts';
import { previewQuery, type CampaignText, type CampaignReader } from '../api/campaigns.ts';
import { applyEmailTheme } from '../email-theme.ts';
import { ReaderSelect } from './reader-select.tsx';

interface PreviewPaneProps {
  text: CampaignText;
  filter: AudienceFilter;
}

const widths = { phone: 360, desktop: 640 } as const;

type Theme = 'light' | 'dark';

/** The frame runs no scripts and has no access to the admin. */
export function PreviewPane({ text: { subject, preheader, body }, filter }: PreviewPaneProps) {
  const { api } = useShell();
  const [screen, setScreen] = useState<keyof typeof widths>('phone');
  const [theme, setTheme] = useState<Theme>('light');
  const [reader, setReader] = useState<CampaignReader>({ tier: 'free' });
  const text = JSON.parse(useDebouncedValue(JSON.stringify({ subject, preheader, body }), 400)) as CampaignText;
  const { data, error, isPending, isFetching, refetch } = useQuery(previewQuery(api, text, reader));
  return (
    <Card title="Preview">
      <Flex vertical gap={12} aria-busy={isFetching}>
        <Flex wrap gap={12}>
          <Segmented<keyof typeof widths>
            aria-label="Screen"
            value={screen}
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Desktop' },
            ]}
            onChange={setScreen}
          />
          <Segmented<Theme>
            aria-label="Theme of the email"
            value={theme}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onChange={setTheme}
          />
        </Flex>
        <ReaderSelect aria-label="Shown as" filter={filter} value={reader} onChange={setReader} />
        {error && (
          <Alert
            type="error"
            showIcon
            title={error instanceof ApiProblem ? error.message : 'The preview could not be loaded.'}
            action={
              <Button size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {data ? (
          <>
            <Typography.Text strong style={{ overflowWrap: 'anywhere' }}>
              {data.subject || 'Without a subject'}
            </Typography.Text>
            <iframe
              className="email-preview"
              title={`Preview of the email on a ${screen}, ${theme}`}
              sandbox=""
              srcDoc={applyEmailTheme(data.html, theme)}
              style={{ width: widths[screen] }}
            />
            <Typography.Text type="secondary">
              {`${data.shownAs ? `As ${data.shownAs} gets it. ` : ''}${Math.ceil(data.sizeBytes / 1000)} KB.`}
            </Typography.Text>
          </>
        ) : (
          isPending && <LoadStatus isLoading />
        )}
      </Flex>
    </Card>
  );
}
