import { useRef } from 'react';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Button } from '../../kit/parts/button.tsx';
import type { IconName } from '../../kit/parts/icon-paths.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface FileButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly keys?: string;
  readonly look?: 'primary';
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  onFiles(files: File[]): void;
}

/** A button that asks for pictures. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, keys, look, isMultiple = false, isDisabled = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useKeys(keys ? [{ keys, label, run: choose }] : []);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={ACCEPTED}
        aria-label={label}
        data-testid="media-files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        icon={icon}
        disabled={isDisabled}
        {...(keys && { keys })}
        {...(look && { look })}
        onClick={choose}
      >
        {label}
      </Button>
    </>
  );
}
