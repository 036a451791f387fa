import { spyOn } from 'storybook/test';

interface SavedFile {
  readonly name: string;
  text(): Promise<string>;
}

/** Takes the files that a story saves, in place of the browser. */
export function savedFiles(): { readonly files: readonly SavedFile[]; restore(): void } {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) blobs.push(file);
    return 'blob:file';
  });
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1);
    // `text` of a Blob takes the byte order mark off.
    if (blob !== undefined) files.push({ name: this.download, text: () => blob.text() });
  });
  return {
    files,
    restore() {
      made.mockRestore();
      clicked.mockRestore();
    },
  };
}
