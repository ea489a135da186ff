import { useState } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { PROPERTY_STATES } from '#src/domain/property/states.ts';
import { stateLabels } from '#src/features/labels/state.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { type Position, readPosition, type SignerLocation } from './position.ts';
import { type StateValues, stateSchema } from './schema.ts';

type Refusal = Exclude<Position['kind'], 'granted'> | 'declined';

/** The alert itself. The browser is asked only after the person agrees; otherwise they can name their state. */
export function LocationAlert({ onAnswer }: { onAnswer: (answer: SignerLocation | undefined) => void }) {
  const t = useCopy(copy);
  const stateLabel = useCopy(stateLabels);
  const legal = useLegal();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // The button that was pressed is gone, or stands elsewhere.
  const alertRef = useFocusOn<HTMLDivElement>(refusal);

  const share = async () => {
    setAsking(true);
    const position = await readPosition(navigator);
    setAsking(false);
    if (position.kind === 'granted') {
      onAnswer({ latitude: position.latitude, longitude: position.longitude });
    } else setRefusal(position.kind);
  };

  const shareButton = (variant: 'primary' | 'secondary', label: string) => (
    <Button variant={variant} busy={asking} busyLabel={t('sharing')} onClick={() => void share()}>
      {label}
    </Button>
  );

  return (
    <Dialog
      open
      title={t('title')}
      description={<Text>{legal('locationReason')}</Text>}
      onClose={() => onAnswer(undefined)}
      actions={
        refusal ? undefined : (
          <>
            {shareButton('primary', t('share'))}
            <Button variant="secondary" onClick={() => setRefusal('declined')}>
              {t('without')}
            </Button>
          </>
        )
      }
    >
      {refusal ? (
        <Stack>
          <Alert tone={refusal === 'declined' ? 'info' : 'warning'} ref={alertRef}>
            {t(refusal)}
          </Alert>
          <FormShell<StateValues>
            schema={stateSchema(t('stateMissing'))}
            onSubmit={({ state }) => onAnswer({ state })}
            submitLabel={t('continue')}
            requiredNote={false}
            secondary={shareButton('secondary', refusal === 'declined' ? t('share') : t('again'))}
          >
            <SelectField
              name="state"
              label={t('state')}
              options={PROPERTY_STATES.map((code) => ({ value: code, label: stateLabel(code) }))}
            />
          </FormShell>
        </Stack>
      ) : (
        <Text>{t('use')}</Text>
      )}
    </Dialog>
  );
}
