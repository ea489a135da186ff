import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { boolean, object, string } from 'yup';
import { renderUi } from '#src/testing/renderUi.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { FormShell } from './FormShell.tsx';
import { TextField } from './TextField.tsx';

test('a field that comes back has what was typed, not what the form began with', async () => {
  const { user } = renderUi(
    <FormShell
      schema={object({ more: boolean(), text: string() })}
      initialValues={{ more: true, text: 'at first' }}
      onSubmit={() => {}}
    >
      {({ values }) => (
        <>
          <CheckboxField name="more" label="More" />
          {(values as { more?: boolean }).more ? <TextField name="text" label="Text" /> : null}
        </>
      )}
    </FormShell>,
  );
  const box = screen.getByRole('checkbox', { name: 'More' });
  await user.clear(screen.getByRole('textbox', { name: 'Text' }));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'later');
  await user.click(box);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(box);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('later');
});
