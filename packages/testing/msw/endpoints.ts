// Generated from src/api/contract (`UPDATE_DOCS=1 npx jest packages/testing`).
import type { EndpointExample } from './endpointExample.ts';

export type EndpointName =
  | 'typeahead'
  | 'getBankAccounts'
  | 'putDisbursementAccount'
  | 'putDisbursementVerification'
  | 'postDisbursementReview'
  | 'putDisbursementConfirm'
  | 'putAutopay'
  | 'postBankLinkToken'
  | 'postBankLinkExchange'
  | 'sandboxBankSignIn'
  | 'initOmniChat'
  | 'initTwilioChat'
  | 'getConsentPrompt'
  | 'postUserConsents'
  | 'getHelocConsentTypes'
  | 'postConsent'
  | 'getContact'
  | 'putContact'
  | 'createHeloc'
  | 'putSsn'
  | 'retryCredit'
  | 'putDemographics'
  | 'getDocuments'
  | 'getDocument'
  | 'uploadDocument'
  | 'deleteDocument'
  | 'getDraft'
  | 'putDraft'
  | 'verifyAbilityToStart'
  | 'getStatesEligibility'
  | 'getZipEligibility'
  | 'getStateLicenses'
  | 'postWaitlist'
  | 'postSession'
  | 'postEvent'
  | 'putFullStoryLink'
  | 'postCeoFeedback'
  | 'postFeature'
  | 'postFeatures'
  | 'getHeloc'
  | 'getAllHelocs'
  | 'getOpenStatus'
  | 'getWeek'
  | 'registerIdentity'
  | 'getIdentity'
  | 'putIdentityAlias'
  | 'login'
  | 'loginRedirect'
  | 'logoutRedirect'
  | 'getFigureInfo'
  | 'getIdentityHandoff'
  | 'postIdentityHandoff'
  | 'postIdentityHandoffText'
  | 'openIdentityHandoff'
  | 'uploadIdentityHandoff'
  | 'getIdentityVerification'
  | 'postIdentityVerification'
  | 'putIdentityConfirmation'
  | 'getIncomeRecords'
  | 'postIncomeDocuments'
  | 'putIncomeRecord'
  | 'deleteIncomeRecord'
  | 'putIncome'
  | 'putIncomeSources'
  | 'postLeaveSurvey'
  | 'getNotary'
  | 'postNotarySession'
  | 'getNotarySession'
  | 'postNotaryComplete'
  | 'getNotarySlots'
  | 'postNotaryReservation'
  | 'putOffer'
  | 'putOfferConfirm'
  | 'postOfferReopening'
  | 'getCosts'
  | 'patchExperiments'
  | 'getOptimizelyProfile'
  | 'patchOptimizelyProfile'
  | 'getProfile'
  | 'getConsentTypes'
  | 'putProfileName'
  | 'putProfilePhone'
  | 'putProfileTracker'
  | 'sendPhoneCode'
  | 'verifyPhoneCode'
  | 'getLoanOriginator'
  | 'getDefaultLoanOriginator'
  | 'getLicensedStates'
  | 'getReferral'
  | 'getReferralStatus'
  | 'getOfferCode'
  | 'getAffiliatePrepop'
  | 'postSignerInvitation'
  | 'renewSignerInvitation'
  | 'verifySignerInvitation'
  | 'getCoDeedStatus'
  | 'getSigners'
  | 'postSigner'
  | 'postSignerResend'
  | 'putSignerEmail'
  | 'postSignersContinue'
  | 'postSigningSession'
  | 'postSignDocument'
  | 'postSigningComplete'
  | 'postSigningDecline'
  | 'postSupportRequest'
  | 'postCancellation'
  | 'getStatus'
  | 'postSummaryAcceptance'
  | 'postVisitorSupport';

export const ENDPOINTS: Record<EndpointName, EndpointExample> = {
  typeahead: ["GET","/service-address/external/api/v1/typeahead",[{"street1":"12 Alder Way","street2":null,"city":"Boise","state":"ID","zip":"83702","fullAddress":"12 Alder Way, Boise, ID 83702"}]],
  getBankAccounts: ["GET","/service-application/api/v1/application/heloc/{uuid}/bank-accounts",{"accounts":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","institution":"text","type":"text","mask":"text","routingNumber":null,"holderName":"text","holderMatches":true,"eligible":true,"ineligibleReason":null,"source":"text","verification":null}],"cashToBorrower":1,"payoutMethods":["text"],"autopay":{"rate":8.5,"payment":1},"manual":{"rate":8.5,"payment":1},"discount":1,"autopayChosenInOffer":false,"lastPaymentDay":null}],
  putDisbursementAccount: ["PUT","/service-application/api/v1/application/heloc/{uuid}/disbursement-account",{}],
  putDisbursementVerification: ["PUT","/service-application/api/v1/application/heloc/{uuid}/disbursement-account/verification",{}],
  postDisbursementReview: ["POST","/service-application/api/v1/application/heloc/{uuid}/disbursement-account/verification/review",{}],
  putDisbursementConfirm: ["PUT","/service-application/api/v1/application/heloc/{uuid}/disbursement-account/confirm",{}],
  putAutopay: ["PUT","/service-application/api/v1/application/heloc/{uuid}/autopay",{}],
  postBankLinkToken: ["POST","/service-application/api/v1/application/heloc/{uuid}/bank-link/token",{"provider":"sandbox","linkToken":"text","expiration":"2026-01-15T17:00:00.000Z","institutions":[{"id":"text","name":"Ana Rivera"}]}],
  postBankLinkExchange: ["POST","/service-application/api/v1/application/heloc/{uuid}/bank-link/exchange",{"record":null,"employer":null,"annualAmount":null,"deposits":[{"date":"2026-01-15","amount":75000,"description":"text"}],"accounts":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","institution":"text","type":"text","mask":"text","routingNumber":null,"holderName":"text","holderMatches":true,"eligible":true,"ineligibleReason":null,"source":"text","verification":null}]}],
  sandboxBankSignIn: ["POST","/sandbox-bank/external/api/v1/sign-in",{"outcome":"text","publicToken":null,"accounts":[{"id":"text","name":"Ana Rivera","type":"text","mask":"text"}]}],
  initOmniChat: ["POST","/service-omni-proxy/insecure/api/v1/stream/init-web-chat",{"friendlyName":"text","emailAddress":"ana.rivera@example.com","token":"text","conversationSid":"text","expiration":"2026-01-15T17:00:00.000Z","omniProxyChannelId":null,"initialMessage":null}],
  initTwilioChat: ["POST","/service-csp/external/api/v1/twilio/initWebChat",{"friendlyName":"text","emailAddress":"ana.rivera@example.com","token":"text","conversationSid":"text","expiration":"2026-01-15T17:00:00.000Z","omniProxyChannelId":null,"initialMessage":null}],
  getConsentPrompt: ["GET","/service-comms-prefs/external/api/v1/consent/prompt/{consentType}",{"consentPromptUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","consentType":"text","text":null}],
  postUserConsents: ["POST","/service-comms-prefs/secure/api/v1/consent/user",{}],
  getHelocConsentTypes: ["GET","/service-application/api/v1/application/heloc/consent-types",[{"type":"text","version":"1.0"}]],
  postConsent: ["POST","/service-application/api/v1/application/heloc/{uuid}/consents",{}],
  getContact: ["GET","/service-application/api/v1/application/heloc/{uuid}/contact",{"loanPurpose":"DEBT_CONSOLIDATION","ownershipType":"SOLE","trust":null,"coOwners":[{"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":"2085550142","relationship":"SPOUSE","livesInHome":false}],"maritalStatus":"MARRIED","spouse":null,"residency":"CITIZEN","mailingAddress":null,"phoneNumber":"2085550142","hoaMonthly":null}],
  putContact: ["PUT","/service-application/api/v1/application/heloc/{uuid}/contact",{}],
  createHeloc: ["POST","/service-application/api/v3/application/helocs",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","loanNumber":"1000001"}],
  putSsn: ["PUT","/service-application/api/v1/application/heloc/{uuid}/ssn",{}],
  retryCredit: ["POST","/service-application/api/v1/application/heloc/{uuid}/credit/retry",{}],
  putDemographics: ["PUT","/service-application/api/v1/application/heloc/{uuid}/demographics",{}],
  getDocuments: ["GET","/service-application/api/v1/application/heloc/{uuid}/documents",{"documents":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","type":"text","title":"text","version":"1.0","category":"text","consentType":null,"required":false,"status":"text","pages":null,"size":null,"available":"text"}]}],
  getDocument: ["GET","/service-application/api/v1/application/heloc/{uuid}/documents/{documentUuid}"],
  uploadDocument: ["POST","/service-application/api/v1/application/heloc/{uuid}/documents",{"documentUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","name":"Ana Rivera","size":1,"scan":"text"}],
  deleteDocument: ["DELETE","/service-application/api/v1/application/heloc/{uuid}/documents/{documentUuid}",{}],
  getDraft: ["GET","/service-application/api/v1/application/heloc/{uuid}/drafts/{screen}",{"values":null,"savedAt":null,"version":null}],
  putDraft: ["PUT","/service-application/api/v1/application/heloc/{uuid}/drafts/{screen}",{"savedAt":"2026-01-15T17:00:00.000Z"}],
  verifyAbilityToStart: ["GET","/service-search/api/v1/profiles/actions/verify-ability-to-start-application",{"canStartApplication":true,"organizationsWithActiveApplication":["text"],"reason":null}],
  getStatesEligibility: ["GET","/service-application/external/api/v2/heloc/states-eligibility",{"states":["ID"]}],
  getZipEligibility: ["GET","/service-application/external/api/v1/heloc/zip-eligibility",{"blockedZips":["text"]}],
  getStateLicenses: ["GET","/service-application/external/api/v1/heloc/state-licenses",[{"abbrev":"ID","name":"Ana Rivera","license":null}]],
  postWaitlist: ["POST","/waitlist/home-equity-loan-plus",{}],
  postSession: ["POST","/ft/{context}/session",{"sessionKey":{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","epoch":1768496400000,"trackerUuid":null}}],
  postEvent: ["POST","/ft/{context}/event",{}],
  putFullStoryLink: ["PUT","/service-application/api/v1/application/heloc/{uuid}/full-story-link",{}],
  postCeoFeedback: ["POST","/service-profile/api/v1/feedback/ceo",{}],
  postFeature: ["POST","/service-optimize/{context}/api/v1/feature",{"enabled":true,"variables":null}],
  postFeatures: ["POST","/service-optimize/{context}/api/v1/features",{"features":[{"key":"text","enabled":true,"variables":null}]}],
  getHeloc: ["GET","/service-application/api/v1/application/heloc/{uuid}",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","loanNumber":"1000001","status":{"checklistStatus":"OFFER_SELECTION","condition":null,"bpo":null,"uwDecision":null,"uwSubDecision":null,"waitingOnFloodCert":null,"primaryParticipantAcceptComplete":null,"manualNotary":null},"productType":"HELOC","active":true,"activeForAppStart":false,"isInquiry":false,"isCrypto":false,"owner":{"firstName":"Ana","middleName":null,"lastName":"Rivera","suffix":null},"email":"ana.rivera@example.com","property":{"street1":"12 Alder Way","street2":null,"city":"Boise","state":"ID","zip":"83702","occupancyType":"PRIMARY","ownershipType":null,"county":null,"ownerNames":null},"homeAddress":null,"adjustedHomeAmount":null,"rate":null,"amount":null,"uwCalculatedDrawAmount":null,"term":null,"rateType":null,"monthlyPayment":null,"decision":null,"subDecision":null,"offers":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","term":20,"drawPeriod":null,"type":"text","min":null,"max":null,"minDraw":25000,"maxDraw":150000,"originationFee":0.0299,"rate":8.5,"otherRate":null,"baseRate":null,"discountList":[{"discount":{"type":"text"},"rateWithDiscount":1}],"index":null,"margin":null,"rateCap":null}],"selectedOffer":null,"previousOffer":null,"revisionReason":null,"ofeeMaxThreshold":null,"maxDtiUnlimited":null,"maxCltv":null,"costs":[{"type":"text","label":"text","min":25000,"max":150000,"amount":null,"note":null}],"liabilities":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","creditor":"text","type":"text","mask":null,"monetaryBalance":1,"monetaryCalculatedNextPaymentMinimumAmount":1,"creditLimit":null,"apr":null,"securedByHome":false,"payoffEligible":false,"ineligibleReason":null,"payOff":null}],"payoffs":[{"creditor":"text","mask":null,"amount":75000,"status":"text","goodThrough":null,"perDiem":null,"sentAt":null,"confirmedAt":null}],"income":{"incomePrimary":145000,"incomeOther":1,"employmentType":"FULL_TIME","verified":1},"incomeRequestRecords":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","method":"text","source":null,"status":"text","annualAmount":null,"message":null,"created":"2026-01-15T17:00:00.000Z"}],"assetDepletion":null,"consents":[{"type":"text","version":null,"acceptedAt":null,"documentUuid":null}],"ssnAttemptsLeft":null,"helocSigners":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],"participants":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","firstName":"Ana","lastName":"Rivera","role":"APPLICANT","demographicsGiven":false}],"editable":["text"],"leaveSurvey":null,"additionalSignerVersion":null,"contact":null,"disburseAccount":null,"autopay":null,"referrer":null,"currentProgress":null,"steps":[{"step":"text","status":"text"}],"decline":null,"notary":null,"dates":{"created":null,"offersValidUntil":null,"submitted":null,"decided":null,"reapplyAfter":null,"noteSigned":null,"deedSigned":null,"notaryEarliest":null,"rescissionDeadline":null,"fundsExpected":null,"firstPaymentDue":null},"auditFields":{"createdDate":"2026-01-15T17:00:00.000Z"}}],
  getAllHelocs: ["GET","/service-application/api/v1/application/heloc/all",[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","loanNumber":"1000001","status":{"checklistStatus":"OFFER_SELECTION","condition":null,"bpo":null,"uwDecision":null,"uwSubDecision":null,"waitingOnFloodCert":null,"primaryParticipantAcceptComplete":null,"manualNotary":null},"productType":"HELOC","active":true,"activeForAppStart":false,"isInquiry":false,"isCrypto":false,"owner":{"firstName":"Ana","middleName":null,"lastName":"Rivera","suffix":null},"email":"ana.rivera@example.com","property":{"street1":"12 Alder Way","street2":null,"city":"Boise","state":"ID","zip":"83702","occupancyType":"PRIMARY","ownershipType":null,"county":null,"ownerNames":null},"homeAddress":null,"adjustedHomeAmount":null,"rate":null,"amount":null,"uwCalculatedDrawAmount":null,"term":null,"rateType":null,"monthlyPayment":null,"decision":null,"subDecision":null,"offers":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","term":20,"drawPeriod":null,"type":"text","min":null,"max":null,"minDraw":25000,"maxDraw":150000,"originationFee":0.0299,"rate":8.5,"otherRate":null,"baseRate":null,"discountList":[{"discount":{"type":"text"},"rateWithDiscount":1}],"index":null,"margin":null,"rateCap":null}],"selectedOffer":null,"previousOffer":null,"revisionReason":null,"ofeeMaxThreshold":null,"maxDtiUnlimited":null,"maxCltv":null,"costs":[{"type":"text","label":"text","min":25000,"max":150000,"amount":null,"note":null}],"liabilities":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","creditor":"text","type":"text","mask":null,"monetaryBalance":1,"monetaryCalculatedNextPaymentMinimumAmount":1,"creditLimit":null,"apr":null,"securedByHome":false,"payoffEligible":false,"ineligibleReason":null,"payOff":null}],"payoffs":[{"creditor":"text","mask":null,"amount":75000,"status":"text","goodThrough":null,"perDiem":null,"sentAt":null,"confirmedAt":null}],"income":{"incomePrimary":145000,"incomeOther":1,"employmentType":"FULL_TIME","verified":1},"incomeRequestRecords":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","method":"text","source":null,"status":"text","annualAmount":null,"message":null,"created":"2026-01-15T17:00:00.000Z"}],"assetDepletion":null,"consents":[{"type":"text","version":null,"acceptedAt":null,"documentUuid":null}],"ssnAttemptsLeft":null,"helocSigners":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],"participants":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","firstName":"Ana","lastName":"Rivera","role":"APPLICANT","demographicsGiven":false}],"editable":["text"],"leaveSurvey":null,"additionalSignerVersion":null,"contact":null,"disburseAccount":null,"autopay":null,"referrer":null,"currentProgress":null,"steps":[{"step":"text","status":"text"}],"decline":null,"notary":null,"dates":{"created":null,"offersValidUntil":null,"submitted":null,"decided":null,"reapplyAfter":null,"noteSigned":null,"deedSigned":null,"notaryEarliest":null,"rescissionDeadline":null,"fundsExpected":null,"firstPaymentDue":null},"auditFields":{"createdDate":"2026-01-15T17:00:00.000Z"}}]],
  getOpenStatus: ["GET","/service-operating-hours/external/api/v1/hours/{department}/openStatus",{"isOpen":true,"opensAt":null}],
  getWeek: ["GET","/service-operating-hours/external/api/v1/hours/{department}/week",{"weekdays":[{"weekday":"text","weekdayValue":1,"isOpen":true,"startTime":null,"endTime":null}]}],
  registerIdentity: ["POST","/identity/api/v1/registration/register",{"jwt":"Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiI1YjBjOGY1Ni0xMTExLTRlNTctOWE1Yi0zYTRhMWYwZDJjMTEiLCJleHAiOjQxMDI0NDQ4MDB9."}],
  getIdentity: ["GET","/identity/secure/api/v1_1/identity",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","email":"ana.rivera@example.com","organizationCode":null,"aliases":[{"type":"text","value":"text"}]}],
  putIdentityAlias: ["PUT","/identity/secure/api/v1/identity/alias",{}],
  login: ["POST","/identity/api/v1/login",{"jwt":"Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiI1YjBjOGY1Ni0xMTExLTRlNTctOWE1Yi0zYTRhMWYwZDJjMTEiLCJleHAiOjQxMDI0NDQ4MDB9."}],
  loginRedirect: ["POST","/identity-broker/{audience}/api/v3/login",{"redirect":"https://lender.example/auth/login"}],
  logoutRedirect: ["POST","/identity-broker/{audience}/secure/api/v3/logout",{"redirect":"https://lender.example/auth/login"}],
  getFigureInfo: ["GET","/identity-broker/{audience}/secure/api/v3/self/figureinfo",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","organizationCode":null,"profileType":null,"email":null,"isBroker":null}],
  getIdentityHandoff: ["GET","/service-application/api/v1/application/heloc/{uuid}/identity-verification/handoff",{"state":"ID","expiresAt":"2026-01-15T17:00:00.000Z","wanted":["text"],"received":[{"documentType":"text","documentUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","name":"Ana Rivera"}]}],
  postIdentityHandoff: ["POST","/service-application/api/v1/application/heloc/{uuid}/identity-verification/handoff",{"token":null,"state":"ID","expiresAt":"2026-01-15T17:00:00.000Z","wanted":["text"],"received":[{"documentType":"text","documentUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","name":"Ana Rivera"}]}],
  postIdentityHandoffText: ["POST","/service-application/api/v1/application/heloc/{uuid}/identity-verification/handoff/text",{"last4":"text"}],
  openIdentityHandoff: ["POST","/service-application/external/api/v1/identity-handoff/open",{"session":"text","documentKind":"DRIVERS_LICENSE","wanted":["DISCLOSURES"]}],
  uploadIdentityHandoff: ["POST","/service-application/external/api/v1/identity-handoff/documents",{"documentUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","name":"Ana Rivera","size":1,"scan":"text"}],
  getIdentityVerification: ["GET","/service-application/api/v1/application/heloc/{uuid}/identity-verification",{"state":"ID","attemptsLeft":1,"failure":null,"documentKind":null,"details":null,"nameMatches":true}],
  postIdentityVerification: ["POST","/service-application/api/v1/application/heloc/{uuid}/identity-verification",{"state":"ID","attemptsLeft":1,"failure":null,"documentKind":null,"details":null,"nameMatches":true}],
  putIdentityConfirmation: ["PUT","/service-application/api/v1/application/heloc/{uuid}/identity-verification/confirmation",{}],
  getIncomeRecords: ["GET","/service-application/api/v1/application/heloc/{uuid}/income-records",{"incomePrimary":145000,"incomeOther":1,"stated":1,"verified":1,"employmentType":"FULL_TIME","canContinue":true,"records":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","method":"text","source":null,"status":"text","annualAmount":null,"message":null,"created":"2026-01-15T17:00:00.000Z"}],"methods":[{"method":"text","available":false,"reason":null,"vendor":null}],"numDocsRequired":null}],
  postIncomeDocuments: ["POST","/service-application/api/v1/application/heloc/{uuid}/income-records",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","method":"text","source":null,"status":"text","annualAmount":null,"message":null,"created":"2026-01-15T17:00:00.000Z"}],
  putIncomeRecord: ["PUT","/service-application/api/v1/application/heloc/{uuid}/income-records/{recordUuid}",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","method":"text","source":null,"status":"text","annualAmount":null,"message":null,"created":"2026-01-15T17:00:00.000Z"}],
  deleteIncomeRecord: ["DELETE","/service-application/api/v1/application/heloc/{uuid}/income-records/{recordUuid}",{}],
  putIncome: ["PUT","/service-application/api/v1/application/heloc/{uuid}/income",{}],
  putIncomeSources: ["PUT","/service-application/api/v1/application/heloc/{uuid}/income-sources",{}],
  postLeaveSurvey: ["POST","/service-application/api/v1/application/heloc/{uuid}/leave-survey",{}],
  getNotary: ["GET","/service-application/api/v1/application/heloc/{uuid}/notary",{"mode":"text","ready":false,"open":true,"waitMinutes":null,"opensAt":null,"earliestDate":null,"fee":null,"recordingConsentVersion":"text","signers":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],"reservation":null}],
  postNotarySession: ["POST","/service-application/api/v1/application/heloc/{uuid}/notary/session",{"sessionId":"text","provider":"sandbox","url":null,"state":"ID","position":null,"waitMinutes":null,"notaryName":null,"reason":null}],
  getNotarySession: ["GET","/service-application/api/v1/application/heloc/{uuid}/notary/session/{sessionId}",{"sessionId":"text","provider":"sandbox","url":null,"state":"ID","position":null,"waitMinutes":null,"notaryName":null,"reason":null}],
  postNotaryComplete: ["POST","/service-application/api/v1/application/heloc/{uuid}/notary/session/{sessionId}/complete",{}],
  getNotarySlots: ["GET","/service-application/api/v1/application/heloc/{uuid}/notary/slots",{"slots":[{"id":"text","startsAt":"2026-01-15T17:00:00.000Z","place":"text","label":"text"}],"timeZone":"America/Boise"}],
  postNotaryReservation: ["POST","/service-application/api/v1/application/heloc/{uuid}/notary/reservation",{"startsAt":"2026-01-15T17:00:00.000Z","place":"text","notaryName":"text","fee":1}],
  putOffer: ["PUT","/service-application/api/v1/application/heloc/{uuid}/offer",{}],
  putOfferConfirm: ["PUT","/service-application/api/v1/application/heloc/{uuid}/offer/confirm",{}],
  postOfferReopening: ["POST","/service-application/api/v1/application/heloc/{uuid}/offer/reopening",{}],
  getCosts: ["GET","/service-application/api/v1/application/heloc/{uuid}/costs",{"costs":[{"type":"text","label":"text","min":25000,"max":150000,"amount":null,"note":null}]}],
  patchExperiments: ["PATCH","/service-application/api/v1/application/heloc/{uuid}/experiments",{}],
  getOptimizelyProfile: ["GET","/service-application/api/v3/application/heloc/optermizerly-profile",{"optimizelyProfileUuid":null}],
  patchOptimizelyProfile: ["PATCH","/service-application/api/v1/application/heloc/{uuid}/optermizerly-profile",{}],
  getProfile: ["GET","/service-profile/api/v1/profile",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","name":null,"email":"ana.rivera@example.com","dob":null,"phoneNumbers":[{"type":"text","number":"2085550142"}],"addresses":[{"street1":"12 Alder Way","street2":null,"city":"Boise","state":"ID","zip":"83702","type":"text","uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20"}],"type":null,"optimizelyProfileUuid":null}],
  getConsentTypes: ["GET","/service-profile/api/v1/profile/consent-types",[{"type":"text","version":"1.0"}]],
  putProfileName: ["PUT","/service-profile/api/v1/profile/name",{}],
  putProfilePhone: ["PUT","/service-profile/api/v1/profile/phone",{}],
  putProfileTracker: ["PUT","/service-profile/api/v1/profile/{profileUuid}/tracker",{}],
  sendPhoneCode: ["POST","/service-profile/api/v1/profile/phone/code",{"expiresAt":"2026-01-15T17:00:00.000Z","resendAt":"2026-01-15T17:00:00.000Z"}],
  verifyPhoneCode: ["POST","/service-profile/api/v1/profile/phone/verify",{"verified":false}],
  getLoanOriginator: ["GET","/service-lead-portal/api/lo/{loanOriginatorUuid}",{"uuid":null,"originatorName":null,"brokerName":null,"avatarUri":null,"email":null,"phoneNumber":null,"nmls":null,"enforceLicensedStatesForReferral":null,"licensedStates":null}],
  getDefaultLoanOriginator: ["GET","/service-lead-portal/api/lo/default",{"uuid":null,"originatorName":null,"brokerName":null,"avatarUri":null,"email":null,"phoneNumber":null,"nmls":null,"enforceLicensedStatesForReferral":null,"licensedStates":null}],
  getLicensedStates: ["GET","/service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states",["text"]],
  getReferral: ["GET","/service-lead-portal/api/referrals/{referralUuid}",{"firstName":null,"middleName":null,"lastName":null,"suffix":null,"street1":null,"street2":null,"city":null,"state":null,"zip":null,"phoneNumber":null,"email":null}],
  getReferralStatus: ["GET","/service-application/external/api/v1/heloc/referral-id/{referralUuid}",{"status":"text","email":null}],
  getOfferCode: ["GET","/service-application/external/api/v1/offercode/{code}",{"firstName":null,"lastName":null,"offerCode":"text","inHomeDate":null,"respondByDate":null,"street1":null,"street2":null,"city":null,"state":null,"zip":null}],
  getAffiliatePrepop: ["GET","/a/external/prepop",{"firstName":null,"middleName":null,"lastName":null,"suffix":null,"street1":null,"street2":null,"city":null,"state":null,"zip":null,"dob":null,"email":null,"phoneNumber":null,"income":null,"affiliate":null,"abVersion":null,"liveOffers":false}],
  postSignerInvitation: ["POST","/identity/api/v1/signer/invitation",{"signerUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","email":"ana.rivera@example.com","firstName":"Ana","invitedBy":"text","resendAt":"2026-01-15T17:00:00.000Z"}],
  renewSignerInvitation: ["POST","/identity/api/v1/signer/invitation/renew",{"resendAt":"2026-01-15T17:00:00.000Z"}],
  verifySignerInvitation: ["POST","/identity/api/v1/signer/invitation/verify",{"jwt":"Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiI1YjBjOGY1Ni0xMTExLTRlNTctOWE1Yi0zYTRhMWYwZDJjMTEiLCJleHAiOjQxMDI0NDQ4MDB9."}],
  getCoDeedStatus: ["GET","/service-application/api/v1/application/heloc/co-deed/status",{"applicationUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","signerUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","status":"text","role":"APPLICANT","checklistStatus":"OFFER_SELECTION","cancelled":null,"borrower":"text","property":{"street1":"12 Alder Way","street2":null,"city":"Boise","state":"ID","zip":"83702"}}],
  getSigners: ["GET","/service-application/api/v1/application/heloc/{uuid}/signers",{"signers":[{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],"allSigned":false}],
  postSigner: ["POST","/service-application/api/v1/application/heloc/{uuid}/signers",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],
  postSignerResend: ["POST","/service-application/api/v1/application/heloc/{uuid}/signers/{signerUuid}/resend",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],
  putSignerEmail: ["PUT","/service-application/api/v1/application/heloc/{uuid}/signers/{signerUuid}/email",{"uuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","identityUuid":null,"firstName":"Ana","lastName":"Rivera","email":"ana.rivera@example.com","phoneNumber":null,"role":"APPLICANT","status":"text","invitedAt":null,"resendAt":null,"emailEditable":false,"invitationPath":null}],
  postSignersContinue: ["POST","/service-application/api/v1/application/heloc/{uuid}/signers/continue",{}],
  postSigningSession: ["POST","/service-application/api/v1/application/heloc/{uuid}/signing/session",{"sessionId":"text","provider":"sandbox","signerName":"text","initials":"text","expiresAt":"2026-01-15T17:00:00.000Z","documents":[{"documentUuid":"7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20","type":"text","title":"text","pages":1,"signed":false,"tags":[{"id":"text","kind":"text","page":1,"label":"text"}]}]}],
  postSignDocument: ["POST","/service-application/api/v1/application/heloc/{uuid}/signing/session/{sessionId}/sign",{}],
  postSigningComplete: ["POST","/service-application/api/v1/application/heloc/{uuid}/signing/session/{sessionId}/complete",{}],
  postSigningDecline: ["POST","/service-application/api/v1/application/heloc/{uuid}/signing/session/{sessionId}/decline",{"reference":"text"}],
  postSupportRequest: ["POST","/service-application/api/v1/application/heloc/{uuid}/support-request",{"reference":"text"}],
  postCancellation: ["POST","/service-application/api/v1/application/heloc/{uuid}/cancellation",{"reference":"text"}],
  getStatus: ["GET","/service-krang-heloc/borrower/secure/api/v1/{uuid}/status",{"checklistStatus":"OFFER_SELECTION","condition":null,"bpo":null,"uwDecision":null,"uwSubDecision":null,"waitingOnFloodCert":null,"primaryParticipantAcceptComplete":null,"manualNotary":null}],
  postSummaryAcceptance: ["POST","/service-application/api/v1/application/heloc/{uuid}/summary-acceptance",{}],
  postVisitorSupport: ["POST","/service-application/external/api/v1/support-request",{"reference":"text"}],
};
