const ru = {
  required: 'обязательно',
  legend: 'Поля со звёздочкой обязательны.',
  empty: 'В этой форме нет полей: можно отправлять.',
  nothing: 'не заполнено',
  yes: 'Да', no: 'Нет',
  choose: 'Выберите',
  waits_for: 'Откроется, когда будет заполнено: %{fields}',
  filled_for_you: 'Заполняется само',
  counter: '%{used} из %{max} символов',
  limits: { between: 'от %{min} до %{max}', from: 'не меньше %{min}', to: 'не больше %{max}' },
  days: { between: 'с %{first} по %{last}', from: 'не раньше %{first}', to: 'не позже %{last}' },
  filled: 'Заполнено само: %{fields}',
  rel: {
    search: 'Начните вводить название', open: 'Показать список', searching: 'Ищем…', none: 'Ничего не найдено', failed: 'Список не загрузился. Попробуйте ещё раз.', more: 'Показано %{shown} из %{count}. Уточните запрос.',
    remove: 'Убрать: %{name}', chosen: 'Выбрано: %{names}', clear: 'Очистить', full: 'Выбрано столько, сколько можно: %{max}', found: 'Найдено: %{count}',
  },
  file: {
    drop: 'Перетащите файлы сюда или', pick: 'выберите на устройстве', pick_one: 'выберите файл', limits: 'до %{mb} МБ каждый', types: 'Подходят: %{types}', count: 'не больше %{max} шт.',
    warning: 'Внимание!', too_large: 'Файл %{name} превышает %{maxSize} мегабайт!', exists: 'Файл %{name} уже существует!', wrong_type: 'Файл %{name} не подходит: нужны %{types}.', is_empty: 'Файл %{name} пуст.', too_many: 'Файл %{name} лишний: можно не больше %{max}.',
    loading: '%{name}: загружено %{percent} %', waiting: 'в очереди', offline: 'ждём связи', failed: 'не загрузился', retry: 'Повторить', retry_one: 'Повторить загрузку: %{name}', remove: 'Убрать файл %{name}', stop: 'Остановить загрузку: %{name}', size: '%{size} МБ', size_kb: '%{size} КБ',
    full: 'Загружено столько файлов, сколько можно: %{max}. Чтобы добавить другой, уберите один из них.', download: 'Скачать %{name}', done: 'Файл %{name} загружен', close: 'Закрыть предупреждение', list: 'Файлы',
  },
  faults: {
    required: 'Заполните это поле', wrong_kind: 'Проверьте значение', too_small: 'Не меньше %{limit}', too_large: 'Не больше %{limit}', too_early: 'Не раньше %{limit}', too_late: 'Не позже %{limit}',
    too_long: 'Не больше %{limit} символов', too_many: 'Не больше %{limit}', twice: 'Одно и то же выбрано дважды', not_an_option: 'Такого варианта больше нет, выберите другой', not_found: 'Этого больше нет, выберите другое',
    file_unknown: 'Файла больше нет на сервере, загрузите его снова', file_type: 'Файл такого вида здесь не принимают', file_too_large: 'Файл слишком большой', file_twice: 'Два файла с одним названием', other: 'Проверьте это поле',
  },
} as const;
export default ru;
