import { type RefObject, useId, useMemo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { SignaturePad } from './drawing/SignaturePad.tsx';
import { SignatureText } from './SignatureText.tsx';
import {
  type Adopted,
  type AdoptValues,
  adoptSchema,
  SIGNATURE_METHODS,
  SIGNATURE_STYLES,
} from './schema.ts';

const STYLE_LABEL = { script: 'styleScript', italic: 'styleItalic', plain: 'stylePlain' } as const;
const METHOD_LABEL = { type: 'methodType', draw: 'methodDraw' } as const;

/** Typing or drawing one's name and meaning it, once per session; a reload asks again, since another person could be at the device. */
export function AdoptSignature({
  signerName,
  initials,
  before,
  onAdopt,
  heading,
}: {
  signerName: string;
  initials: string;
  /** What was adopted already, to change it. */
  before: Adopted | undefined;
  onAdopt: (adopted: Adopted) => void;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const t = useCopy(copy);
  const headingId = useId();
  const schema = useMemo(() => adoptSchema(t, signerName), [t, signerName]);
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId} ref={heading} tabIndex={-1}>
        {t('adoptHeading')}
      </Heading>
      <Text>{t('adoptIntro')}</Text>
      <FormShell<AdoptValues>
        schema={schema}
        initialValues={{ initials, style: 'script', ...before, method: before?.drawing ? 'draw' : 'type' }}
        onSubmit={({ intent: _intent, method, drawing, ...adopted }) => {
          // As on the documents, however its letters were typed.
          const signature = { ...adopted, signedName: signerName };
          onAdopt(method === 'draw' ? { ...signature, drawing } : signature);
        }}
        submitLabel={t('signAs', { name: signerName })}
      >
        {({ values }) => (
          <>
            <TextField
              name="signedName"
              label={t('name')}
              hint={t('nameHint', { name: signerName })}
              autoComplete="name"
              spellCheck={false}
            />
            <TextField
              name="initials"
              label={t('initials')}
              autoComplete="off"
              spellCheck={false}
              width="short"
            />
            <RadioGroupField
              name="method"
              label={t('method')}
              options={SIGNATURE_METHODS.map((value) => ({ value, label: t(METHOD_LABEL[value]) }))}
            />
            {values.method === 'draw' ? <SignaturePad name="drawing" /> : null}
            {values.method === 'type' ? (
              <RadioGroupField
                name="style"
                label={t('style')}
                variant="cards"
                columns={3}
                options={SIGNATURE_STYLES.map((style) => ({
                  value: style,
                  label: t(STYLE_LABEL[style]),
                  description: (
                    <SignatureText $look={style} aria-hidden="true">
                      {signerName}
                    </SignatureText>
                  ),
                }))}
              />
            ) : null}
            <CheckboxField name="intent" label={t('intent')} />
          </>
        )}
      </FormShell>
    </Stack>
  );
}
