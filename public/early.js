// Sets the page's language before the first paint, so that the title is in the right one before any module has come.
// It picks as `pickLanguage` does; a test compares both.
{
  let set = 'auto';
  try {
    set = JSON.parse(localStorage.getItem('lanterndeep-settings')).language;
  } catch {
    // Without a storage, or with settings that cannot be read, the browser's languages decide.
  }
  const tags = set === 'en' || set === 'it' ? [set] : navigator.languages;
  const spoken = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find((tag) => tag === 'en' || tag === 'it');
  document.documentElement.lang = spoken ?? 'en';
}
