import { allChannels, type NoticeKind } from '../kernel/notices.ts';

/** What people are told of sheets and statements. */
const told = { channels: allChannels, link: 'final_grades', topic: 'grades' } as const;
const toSheet = { ...told, linkTo: 'final_grades/detail?sheet={sheet}' } as const;
const toStatement = { ...told, link: 'vedomosti', linkTo: 'vedomosti/view?statement={statement}' } as const;

export const kinds = {
  grades_agreement_asked: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Согласуйте оценки: {name}',
      kk: 'Бағаларды келісіңіз: {name}',
      en: 'Please agree on grades: {name}',
      ky: 'Бааларды макулдаңыз: {name}',
    },
    text: {
      ru: 'Основной преподаватель поставил оценки студентам, которых вы тоже учите: {count}.',
      kk: 'Негізгі оқытушы сіз де оқытатын студенттерге баға қойды: {count}.',
      en: 'The main teacher has given grades to students whom you teach too: {count}.',
      ky: 'Негизги окутуучу сиз да окуткан студенттерге баа койду: {count}.',
    },
  },
  grades_disagreed: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Преподаватель не согласен с оценкой: {name}',
      kk: 'Оқытушы бағамен келіспеді: {name}',
      en: 'A teacher disagrees with a grade: {name}',
      ky: 'Окутуучу баага макул эмес: {name}',
    },
    text: { ru: 'Причина: {comment}', kk: 'Себебі: {comment}', en: 'Why: {comment}', ky: 'Себеби: {comment}' },
  },
  grades_rejected: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Оценки возвращены: {name}',
      kk: 'Бағалар қайтарылды: {name}',
      en: 'Grades were sent back: {name}',
      ky: 'Баалар кайтарылды: {name}',
    },
    text: {
      ru: 'Строк: {count}. Причина: {comment}',
      kk: 'Жолдар: {count}. Себебі: {comment}',
      en: 'Rows: {count}. Why: {comment}',
      ky: 'Саптар: {count}. Себеби: {comment}',
    },
  },
  grade_approved: {
    ...told,
    link: 'final_grades_for_student',
    type: 'personal',
    title: {
      ru: 'Итоговая оценка утверждена: {name}',
      kk: 'Қорытынды баға бекітілді: {name}',
      en: 'Final grade approved: {name}',
      ky: 'Жыйынтык баа бекитилди: {name}',
    },
    text: {
      ru: 'Посмотрите оценку и средний балл на странице «Мои оценки».',
      kk: 'Бағаны және орташа балды «Менің бағаларым» бетінен қараңыз.',
      en: 'See the grade and your GPA under “My grades”.',
      ky: 'Бааны жана орточо баллды «Менин бааларым» барагынан караңыз.',
    },
  },
  grade_corrected: {
    ...told,
    link: 'final_grades_for_student',
    type: 'personal',
    title: {
      ru: 'Итоговая оценка исправлена: {name}',
      kk: 'Қорытынды баға түзетілді: {name}',
      en: 'Final grade corrected: {name}',
      ky: 'Жыйынтык баа оңдолду: {name}',
    },
    text: {
      ru: 'Посмотрите новую оценку и средний балл на странице «Мои оценки».',
      kk: 'Жаңа баға мен орташа балды «Менің бағаларым» бетінен қараңыз.',
      en: 'See the new grade and your GPA under “My grades”.',
      ky: 'Жаңы бааны жана орточо баллды «Менин бааларым» барагынан караңыз.',
    },
  },
  grade_withdrawn: {
    ...told,
    link: 'final_grades_for_student',
    type: 'personal',
    title: {
      ru: 'Итоговая оценка снова на проверке: {name}',
      kk: 'Қорытынды баға қайтадан тексерілуде: {name}',
      en: 'Final grade in review again: {name}',
      ky: 'Жыйынтык баа кайрадан текшерилүүдө: {name}',
    },
    text: {
      ru: 'Пока её не утвердят снова, она не считается результатом.',
      kk: 'Қайта бекітілгенге дейін ол нәтиже болып есептелмейді.',
      en: 'It does not count as a result until it is approved again.',
      ky: 'Кайра бекитилгенге чейин ал жыйынтык катары эсептелбейт.',
    },
  },
  grades_opened: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Оценки можно менять до {date}[: {name}]',
      kk: 'Бағаларды {date} күніне дейін өзгертуге болады[: {name}]',
      en: 'Grades can be changed until {date}[: {name}]',
      ky: 'Бааларды {date} күнүнө чейин өзгөртсө болот[: {name}]',
    },
    text: {
      ru: 'Офис регистратора открыл вам ведомости: {count}.',
      kk: 'Тіркеуші офисі сізге ашқан ведомостар саны: {count}.',
      en: 'Sheets that the registrar’s office has opened for you: {count}.',
      ky: 'Каттоо офиси сизге ачкан ведомосттордун саны: {count}.',
    },
    more: [
      {
        param: 'reason',
        text: { ru: 'Причина: {reason}', kk: 'Себебі: {reason}', en: 'Reason: {reason}', ky: 'Себеби: {reason}' },
      },
    ],
  },
  grades_closed_again: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Дополнительное время для оценок закончилось[: {name}]',
      kk: 'Бағаларға берілген қосымша уақыт бітті[: {name}]',
      en: 'The extra time for grades is over[: {name}]',
      ky: 'Баалар үчүн берилген кошумча убакыт бүттү[: {name}]',
    },
    text: {
      ru: 'Ведомостей: {count}. Если нужно изменить что-то ещё, обратитесь в офис регистратора.',
      kk: 'Ведомость саны: {count}. Тағы бірдеңені өзгерту керек болса, тіркеуші офисіне жүгініңіз.',
      en: 'Sheets: {count}. If something else has to be changed, please ask the registrar’s office.',
      ky: 'Ведомосттордун саны: {count}. Дагы бир нерсени өзгөртүү керек болсо, каттоо офисине кайрылыңыз.',
    },
  },
  grades_arrived: {
    ...told,
    link: 'final_grades?tab=on_check',
    type: 'important',
    title: {
      ru: 'Итоговые оценки ждут проверки',
      kk: 'Қорытынды бағалар тексеруді күтіп тұр',
      en: 'Final grades wait to be checked',
      ky: 'Жыйынтык баалар текшерүүнү күтүп турат',
    },
    text: {
      ru: 'С прошлого утра в офис регистратора пришло новое.',
      kk: 'Кешегі таңнан бері тіркеуші офисіне жаңалары келді.',
      en: 'Something new has come to the registrar’s office since yesterday morning.',
      ky: 'Кечээ эртең мененден бери каттоо офисине жаңылары келди.',
    },
    more: [
      {
        param: 'sheets',
        text: {
          ru: 'Ведомостей на проверке: {sheets}',
          kk: 'Тексерілетін ведомость саны: {sheets}',
          en: 'Sheets to check: {sheets}',
          ky: 'Текшериле турган ведомосттор: {sheets}',
        },
      },
      {
        param: 'rows',
        text: {
          ru: 'Оценок на них: {rows}',
          kk: 'Олардағы баға саны: {rows}',
          en: 'Grades on them: {rows}',
          ky: 'Алардагы баалар: {rows}',
        },
      },
      {
        param: 'statements',
        text: {
          ru: 'Официальных ведомостей на проверке: {statements}',
          kk: 'Тексерілетін ресми ведомость саны: {statements}',
          en: 'Statements to check: {statements}',
          ky: 'Текшериле турган расмий ведомосттор: {statements}',
        },
      },
    ],
  },
  statement_approved: {
    ...toStatement,
    type: 'important',
    title: {
      ru: 'Подпишите официальную ведомость: {name}',
      kk: 'Ресми ведомосқа қол қойыңыз: {name}',
      en: 'Please sign the statement: {name}',
      ky: 'Расмий ведомостко кол коюңуз: {name}',
    },
    text: {
      ru: 'Офис регистратора её утвердил. После вашей подписи её зарегистрируют.',
      kk: 'Тіркеуші офисі оны бекітті. Қол қойғаныңыздан кейін ол тіркеледі.',
      en: 'The registrar’s office has approved it. It will be registered after your signature.',
      ky: 'Каттоо офиси аны бекитти. Колуңуздан кийин ал катталат.',
    },
  },
  statement_rejected: {
    ...toStatement,
    type: 'important',
    title: {
      ru: 'Официальная ведомость возвращена: {name}',
      kk: 'Ресми ведомость қайтарылды: {name}',
      en: 'A statement was sent back: {name}',
      ky: 'Расмий ведомость кайтарылды: {name}',
    },
    text: { ru: 'Причина: {comment}', kk: 'Себебі: {comment}', en: 'Why: {comment}', ky: 'Себеби: {comment}' },
  },
  grade_period_ending: {
    ...told,
    type: 'important',
    title: {
      ru: 'Период оценивания скоро закончится',
      kk: 'Бағалау кезеңі жақында аяқталады',
      en: 'The grade period ends soon',
      ky: 'Баалоо мезгили жакында бүтөт',
    },
    text: {
      ru: 'Последний день: {ends_on}. У вас остались незаполненные ведомости или оценки, которые ждут вашего согласия.',
      kk: 'Соңғы күні: {ends_on}. Сізде толтырылмаған ведомость немесе келісіміңізді күткен бағалар қалды.',
      en: 'Its last day is {ends_on}. You still have sheets to fill in, or grades that wait for your agreement.',
      ky: 'Акыркы күнү: {ends_on}. Сизде толтурулбаган ведомость же макулдугуңузду күткөн баалар калды.',
    },
  },
  grade_sheets_closed: {
    ...told,
    type: 'important',
    title: {
      ru: 'Ведомости закрыты, а у вас остались незаполненные',
      kk: 'Ведомостар жабылды, сізде толтырылмағандары қалды',
      en: 'The sheets have closed, and some of yours are not finished',
      ky: 'Ведомосттор жабылды, сизде толтурулбагандары калды',
    },
    text: {
      ru: 'Последний день был {ends_on}. Открыть ведомость снова может офис регистратора.',
      kk: 'Соңғы күні {ends_on} болды. Ведомосты қайта тіркеуші офисі аша алады.',
      en: 'Their last day was {ends_on}. The registrar’s office can open a sheet again.',
      ky: 'Акыркы күнү {ends_on} болду. Ведомостту кайра каттоо офиси ача алат.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
export type Kind = keyof typeof kinds;
