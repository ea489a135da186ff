import { useFormField } from '../form/useFormField.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadedFile } from './uploadedFile.ts';

export interface FileUploadFieldProps
  extends Omit<FileUploadProps, 'value' | 'onChange' | 'error' | 'inputRef' | 'id' | 'onBlur'> {
  name: string;
}

const NONE: readonly UploadedFile[] = [];

/** `FileUpload` as a field of a `FormShell`; the value is a list of `UploadedFile`. */
export function FileUploadField({ name, ...rest }: FileUploadFieldProps) {
  const field = useFormField<readonly UploadedFile[]>(name, { hasHint: Boolean(rest.hint) });
  return (
    <FileUpload
      {...rest}
      id={field.id}
      value={field.value ?? NONE}
      onChange={field.change}
      error={field.error}
      inputRef={field.ref}
      onBlur={field.blur}
    />
  );
}
