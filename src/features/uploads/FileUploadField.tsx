import { useFormScope } from '#src/ui/form/formContext.ts';
import { useFormField } from '#src/ui/form/useFormField.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

export interface FileUploadFieldProps
  extends Omit<FileUploadProps, 'value' | 'onChange' | 'error' | 'inputRef' | 'id' | 'onBlur' | 'onStart'> {
  name: string;
}

const NONE: readonly UploadedFile[] = [];

/** `FileUpload` as a field of a `FormShell`; the value is a list of `UploadedFile`. */
export function FileUploadField({ name, ...rest }: FileUploadFieldProps) {
  const field = useFormField<readonly UploadedFile[]>(name, { hasHint: Boolean(rest.hint) });
  const scope = useFormScope();
  const value = field.value ?? NONE;
  return (
    <FileUpload
      {...rest}
      id={field.id}
      value={value}
      onChange={field.change}
      error={field.error}
      inputRef={field.ref}
      onBlur={field.blur}
      onStart={scope.await}
    />
  );
}
