import type { TableName } from '../oneroster/tables.ts';

/** A small set of OneRoster 1.2 CSV files, for tests. */
export const exampleSet: Record<TableName, string> = {
  orgs: `sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId
o1,,,Northern University,school,NU,
o2,,,Department of Physics,department,PHYS,o1
`,
  academicSessions: `sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear
y1,,,2026/27,schoolYear,2026-09-01,2027-06-30,,2027
t1,,,"Autumn, 2026",term,2026-09-01,2026-12-20,y1,2027
`,
  courses: `sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes
c1,,,y1,Mechanics,PHY101,,o2,,
c2,,,y1,"Optics ""light""",PHY102,,o2,,
c3,tobedeleted,,y1,Alchemy,PHY999,,o2,,
`,
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,' +
    `schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods
k1,,,Mechanics A,,c1,A,scheduled,Hall 1,o1,t1,,,
k2,,,Mechanics B,,c1,B,scheduled,Hall 2,o1,t1,,,
k3,,,Optics,,c2,,scheduled,Hall 1,o1,t1,,,
`,
  users: `sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone
u1,,,true,m.curie,,Marie,Curie,,T1,m.curie@nu.example,,
u2,,,true,i.newton,,Isaac,Newton,,S1,,,
u3,,,false,a.ampere,,André,Ampère,Marie,S2,a.ampere@nu.example,,
`,
  enrollments: `sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate
e1,,,k1,o1,u1,teacher,true,,
e2,,,k1,o1,u2,student,,,
e3,,,k3,o1,u2,student,,,
e4,,,k2,o1,u3,student,,,
`,
};
