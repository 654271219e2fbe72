import { useQuery } from '@tanstack/react-query';
import { Button, Col, Flex, Row } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { automationsQuery } from '../api/automations.ts';
import { AutomationChoice } from './automation-choice.tsx';
import { AutomationDetails } from './automation-details.tsx';
import { AutomationDialog } from './automation-dialog.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';

export function AutomationsTab() {
  const { api } = useShell();
  const { data: items, error, isPending, refetch } = useQuery(automationsQuery(api));
  const [params, setParams] = useSearchParams();
  const [isNew, setIsNew] = useState(false);
  const chosenId = params.get('id') ?? items?.[0]?.id;
  return (
    <>
      <Flex justify="end" style={{ marginBottom: 16 }}>
        <Button type="primary" onClick={() => setIsNew(true)}>
          New automation
        </Button>
      </Flex>
      {items && chosenId ? (
        <Row gutter={[24, 24]}>
          <Col xs={24} lg={8}>
            <AutomationChoice items={items} chosenId={chosenId} />
          </Col>
          <Col xs={24} lg={16}>
            <AutomationDetails key={chosenId} id={chosenId} />
          </Col>
        </Row>
      ) : (
        <LoadStatus
          isLoading={isPending}
          failure={error ? 'Failed to load the automations' : undefined}
          onRetry={refetch}
          empty="There are no automations yet."
        />
      )}
      {isNew && (
        <AutomationDialog
          onSaved={(id) => {
            setIsNew(false);
            setParams({ id });
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </>
  );
}
