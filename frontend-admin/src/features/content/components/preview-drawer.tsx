import { Button, Drawer, Flex, Grid, Segmented, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { getTierName } from 'shell/tier';
import { useShell } from '../../../shell/shell.tsx';
import type { PreviewLinks, PreviewReader } from '../api/preview.ts';

interface PreviewDrawerProps {
  one: string;
  preview: PreviewLinks;
  onClose: () => void;
}

/** Size of the phone preview in CSS pixels. A narrower screen limits the width. */
const phone = { width: 390, height: 780 };

const nameReader = (reader: PreviewReader): string => (reader === 'visitor' ? 'Visitor' : getTierName(reader));

export function PreviewDrawer({ one, preview: { links }, onClose }: PreviewDrawerProps) {
  const { toasts } = useShell();
  const { sm = true } = Grid.useBreakpoint();
  const [reader, setReader] = useState<PreviewReader>('visitor');
  const [isPhone, setPhone] = useState(false);
  useReaderKeys(links, setReader);
  const url = links.find((link) => link.reader === reader)?.url ?? '';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ title: 'Link copied', description: 'It is valid for 10 minutes.' });
    } catch {
      toasts.show({ title: 'Failed to copy the link', description: url, tone: 'destructive' });
    }
  }

  return (
    <Drawer
      open
      size="100%"
      placement="bottom"
      title="Preview as"
      extra={<Button onClick={onClose}>Close preview</Button>}
      closable={false}
      styles={{ body: { display: 'flex', flexDirection: 'column', gap: 16, padding: 16 } }}
      onClose={onClose}
    >
      <Flex wrap gap={16} align="center">
        <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Segmented<PreviewReader>
            aria-label="Reader"
            size={sm ? 'medium' : 'small'}
            value={reader}
            options={links.map((link) => ({ value: link.reader, label: nameReader(link.reader) }))}
            onChange={setReader}
          />
        </div>
        <Segmented<string>
          aria-label="Screen"
          value={isPhone ? 'phone' : 'desktop'}
          options={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          onChange={(screen) => setPhone(screen === 'phone')}
        />
        <Typography.Text type="secondary" style={{ flex: '1 1 240px' }}>
          This {one} as {reader === 'visitor' ? 'a visitor sees it' : `a ${nameReader(reader)} member sees it`}. Nothing
          is counted, no progress is stored. Press 0 to 4 to change the reader.
        </Typography.Text>
        <Button onClick={() => void copy()}>Copy link</Button>
      </Flex>
      <iframe
        key={reader}
        src={url}
        title={`Preview as ${nameReader(reader)}`}
        referrerPolicy="no-referrer"
        style={{
          ...{
            border: '1px solid var(--ant-color-border)',
            borderRadius: 12,
            background: 'var(--ant-color-bg-layout)',
            maxWidth: '100%',
          },
          ...(isPhone ? { ...phone, flex: 'none', alignSelf: 'center' } : { width: '100%', flex: 1, minHeight: 480 }),
        }}
      />
    </Drawer>
  );
}

function useReaderKeys(links: PreviewLinks['links'], select: (reader: PreviewReader) => void): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const link = ctrlKey || metaKey || altKey || !/^\d$/.test(key) ? undefined : links[Number(key)];
      if (link) select(link.reader);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [links, select]);
}
